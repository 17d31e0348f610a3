import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { nginxConfiguration, type NginxOptions } from '@liminal/gateway/nginx';
import { services, type Service } from '@liminal/gateway/routes';
import { startKafka } from './kafka';
import { startPostgres, type Postgres } from './postgres';
import { freePort, PartFailed, startProcess, untilListening, type Part } from './processes';

export type TopologyOptions = {
  root: string;
  folder: string;
  port: number;
  say: (text: string) => void;
  /** Instances of a service; one unless said. */
  scale?: Partial<Record<Service, number>>;
  limits?: NginxOptions['limits'];
  env?: Record<string, string>;
};

export type Instance = { service: Service; port: number; opsPort: number; part: Part };

/** Everything as separate local processes: PostgreSQL, Redis, Kafka, nginx and each service. For tests, and without Docker. */
export async function startTopology(options: TopologyOptions) {
  const { root, folder, say } = options;
  const cache = join(root, '.cache');
  const mfeFolder = join(folder, 'mfe');
  const deployToken = randomBytes(24).toString('hex');
  const secrets = { role: randomBytes(24).toString('hex'), internal: randomBytes(24).toString('hex') };
  const parts: { stop: () => Promise<void> }[] = [];
  const instances: Instance[] = [];
  mkdirSync(mfeFolder, { recursive: true });

  async function stop(): Promise<void> {
    await Promise.all(instances.map(({ part }) => part.stop()));
    for (const part of parts.reverse()) await part.stop();
  }

  try {
    const ports = {
      postgres: await freePort(),
      redis: await freePort(),
      kafka: await freePort(),
      controller: await freePort(),
    };
    say('PostgreSQL');
    const postgres: Postgres = await startPostgres({ folder, port: ports.postgres, say });
    parts.push(postgres);
    say('Redis');
    const startRedis = async (): Promise<Part> => {
      const log = join(folder, 'redis.log');
      const part = startProcess(
        'Redis',
        'redis-server',
        ['--port', String(ports.redis), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
        { log },
      );
      await untilListening(part, ports.redis, 10, log);
      return part;
    };
    const redis = { part: await startRedis() };
    parts.push({ stop: () => redis.part.stop() });
    say('Kafka');
    const startBroker = () => startKafka({ folder, cache, port: ports.kafka, controllerPort: ports.controller });
    const kafka = { part: await startBroker() };
    parts.push({ stop: () => kafka.part.stop('SIGKILL') });

    const databaseHost = `127.0.0.1:${ports.postgres}/postgres`;
    const brokers = `127.0.0.1:${ports.kafka}`;
    say('Schemas, roles and topics');
    try {
      execFileSync(process.execPath, [join(root, 'deploy/migrate/dist/main.mjs')], {
        stdio: 'pipe',
        env: { ...process.env, DATABASE_URL: postgres.url, KAFKA_BROKERS: brokers, ROLE_SECRET: secrets.role },
      });
    } catch (error) {
      throw new PartFailed(`The migrations failed: ${String((error as { stderr?: Buffer }).stderr ?? '').trim()}`);
    }

    const wanted = services.flatMap((service) => Array.from({ length: options.scale?.[service] ?? 1 }, () => service));
    const placed = await Promise.all(
      wanted.map(async (service) => ({ service, port: await freePort(), opsPort: await freePort() })),
    );
    const urls = services
      .map((service) => `${service}=http://127.0.0.1:${placed.find((place) => place.service === service)?.port ?? 0}`)
      .join(',');
    let started = 0;
    const startInstance = async ({ service, port, opsPort }: Omit<Instance, 'part'>): Promise<Instance> => {
      const log = join(folder, `${service}-${++started}.log`);
      const part = startProcess(
        service,
        process.execPath,
        ['--enable-source-maps', join(root, 'services', service, 'dist/main.mjs')],
        {
          log,
          env: {
            NODE_ENV: 'development',
            DATABASE_HOST: databaseHost,
            ROLE_SECRET: secrets.role,
            REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
            KAFKA_BROKERS: brokers,
            INTERNAL_TOKEN: secrets.internal,
            SERVICE_URLS: urls,
            PORT: String(port),
            OPS_PORT: String(opsPort),
            PUBLIC_URL: `http://localhost:${options.port}`,
            MFE_FOLDER: mfeFolder,
            SNAPSHOT_FOLDER: join(folder, 'snapshots'),
            SHELL_FOLDER: join(root, 'shell/dist'),
            DEPLOY_TOKENS: `local:${deployToken}:*`,
            LOG_LEVEL: 'info',
            ...options.env,
          },
        },
      );
      const instance = { service, port, opsPort, part };
      await untilListening(part, opsPort, 60, log);
      return instance;
    };
    say(`Services: ${placed.map(({ service }) => service).join(', ')}`);
    instances.push(...(await Promise.all(placed.map(startInstance))));

    say('nginx');
    const configuration = join(folder, 'nginx.conf');
    rmSync(join(folder, 'nginx.pid'), { force: true });
    const places = Object.fromEntries(
      services.map((service) => [
        service,
        placed.filter((place) => place.service === service).map(({ port }) => `127.0.0.1:${port}`),
      ]),
    ) as Record<Service, string[]>;
    writeFileSync(
      configuration,
      `${process.getuid?.() === 0 ? 'user root;\n' : ''}${nginxConfiguration({ listen: `127.0.0.1:${options.port}`, upstreams: places, shellFolder: join(root, 'shell/dist'), mfeFolder, https: false, runFolder: folder, workers: 2, ...(options.limits && { limits: options.limits }) })}`,
    );
    const nginxLog = join(folder, 'nginx.log');
    const nginx = startProcess(
      'nginx',
      'nginx',
      ['-p', folder, '-c', configuration, '-e', join(folder, 'nginx-error.log'), '-g', 'daemon off;'],
      { log: nginxLog },
    );
    parts.push(nginx);
    await untilListening(nginx, options.port, 10, nginxLog);

    return {
      url: `http://localhost:${options.port}`,
      brokers,
      databaseUrl: postgres.url,
      deployToken,
      folder,
      instances,
      stop,
      /** Ends a service's process at once, as a crash would. */
      kill: async (service: Service): Promise<void> => {
        for (const { part } of instances.filter((instance) => instance.service === service)) await part.stop('SIGKILL');
      },
      /** Ends one instance of a service at once, while the others go on; what it returns starts it again in its old place. */
      killOne: async (service: Service): Promise<() => Promise<void>> => {
        const i = instances.findIndex((instance) => instance.service === service);
        const instance = instances[i];
        if (!instance) throw new PartFailed(`There is no ${service}.`);
        await instance.part.stop('SIGKILL');
        return async () => {
          instances[i] = await startInstance(instance);
        };
      },
      /** Starts what was killed, in its old place. */
      revive: async (service: Service): Promise<void> => {
        for (const [i, instance] of instances.entries())
          if (instance.service === service) instances[i] = await startInstance(instance);
      },
      killKafka: () => kafka.part.stop('SIGKILL'),
      reviveKafka: async (): Promise<void> => {
        kafka.part = await startBroker();
      },
      killRedis: () => redis.part.stop('SIGKILL'),
      reviveRedis: async (): Promise<void> => {
        redis.part = await startRedis();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
export type Topology = Awaited<ReturnType<typeof startTopology>>;
