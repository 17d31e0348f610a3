import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PartFailed, startProcess, untilListening, type Part } from './processes';

const version = '4.3.1';

const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>liminal</groupId><artifactId>kafka-for-tests</artifactId><version>1</version>
<dependencies><dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${version}</version></dependency></dependencies></project>
`;

/** Apache Kafka's jars, fetched once through Maven (43 MB). Returns the folder. @throws PartFailed without Maven */
export function kafkaJars(cache: string): string {
  const folder = join(cache, 'kafka');
  const libs = join(folder, 'libs');
  if (existsSync(libs) && readdirSync(libs).some((file) => file.startsWith('kafka_2.13'))) return libs;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pom.xml'), pom);
  try {
    execFileSync(
      'mvn',
      ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=libs'],
      { cwd: folder, stdio: 'pipe', timeout: 600_000 },
    );
  } catch {
    throw new PartFailed(
      'Kafka is missing: install Java 17 and Maven (Debian: apt install default-jre-headless maven), or use Docker Compose.',
    );
  }
  return libs;
}

/** A Kafka of one node in KRaft mode. Its data folder survives a restart. */
export async function startKafka(options: {
  folder: string;
  cache: string;
  port: number;
  controllerPort: number;
}): Promise<Part> {
  const { folder, port, controllerPort } = options;
  const libs = kafkaJars(options.cache);
  const data = join(folder, 'kafka-data');
  const settings = join(folder, 'kafka.properties');
  const log = join(folder, 'kafka.log');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    settings,
    `process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
log.dirs=${data}
auto.create.topics.enable=false
offsets.topic.replication.factor=1
offsets.topic.num.partitions=8
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
log.retention.hours=168
`,
  );
  const java = (main: string, ...args: string[]) => [
    '-Xmx384m',
    '-Xms128m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-cp',
    `${libs}/*`,
    main,
    ...args,
  ];
  if (!existsSync(join(data, 'meta.properties'))) {
    try {
      execFileSync('java', java('kafka.tools.StorageTool', 'format', '-t', 'bGltaW5hbC10b3BvbG9neQ', '-c', settings), {
        stdio: 'pipe',
      });
    } catch (error) {
      throw new PartFailed(
        `Kafka could not be set up: ${
          String((error as { stderr?: Buffer }).stderr ?? error)
            .trim()
            .split('\n')[0]
        }`,
      );
    }
  }
  const part = startProcess('Kafka', 'java', java('kafka.Kafka', settings), { log });
  await untilListening(part, port, 60, log);
  return part;
}
