import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startKafka } from './kafka';
import { startPostgres } from './postgres';
import { freePort, startProcess, untilListening } from './processes';

const installed = (command: string): boolean => {
  try {
    execFileSync('which', [command], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
};

/** The servers that integration tests talk to, each on a free port and a folder of its own. */
export async function startServers({ folder, root }: { folder: string; root: string }) {
  const stops: (() => Promise<void>)[] = [];
  const postgres = await startPostgres({
    folder,
    port: await freePort(),
    say: () => undefined,
    settings: ['fsync=off'],
  });
  stops.push(postgres.stop);
  let redisUrl: string | undefined;
  if (installed('redis-server')) {
    const port = await freePort();
    const log = join(folder, 'redis.log');
    const redis = startProcess('Redis', 'redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
      log,
    });
    await untilListening(redis, port, 10, log);
    redisUrl = `redis://127.0.0.1:${port}`;
    stops.push(() => redis.stop('SIGKILL'));
  }
  let brokers: string | undefined;
  if (installed('java') && installed('mvn')) {
    const port = await freePort();
    const kafka = await startKafka({ folder, cache: join(root, '.cache'), port, controllerPort: await freePort() });
    brokers = `127.0.0.1:${port}`;
    stops.push(() => kafka.stop('SIGKILL'));
  }
  return {
    databaseUrl: postgres.url,
    redisUrl,
    brokers,
    stop: async () => {
      for (const stop of stops.reverse()) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
