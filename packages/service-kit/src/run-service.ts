import { Redis } from 'ioredis';
import { createBusFor } from './bus-for';
import { ConfigError, readConfig } from './config';
import { createDb } from './db';
import { createHttpCaller, withInternal } from './internal';
import { KafkaAway } from './kafka-bus';
import { createLimits } from './limits';
import { close, listen, PortTaken } from './listen';
import { createLog, safeMessage } from './log';
import { createOps } from './ops';
import { databaseUrlOf } from './roles';
import { refuseOlderCode, TooOld } from './schema';
import { startService, type ServiceDefinition } from './service';
import { createSessionCache } from './session-cache';
import { createSessions } from './sessions';
import { startTracing } from './traces';
import { createWaker } from './wake';

const drainMs = { unready: 5_000, total: 25_000 };

/** A service as a process of its own: configuration, wiring, listen, drain. Ends the process with one sentence when it cannot start. */
export async function runService(definition: ServiceDefinition): Promise<void> {
  try {
    await start(definition);
  } catch (error) {
    const known =
      error instanceof ConfigError ||
      error instanceof KafkaAway ||
      error instanceof TooOld ||
      error instanceof PortTaken;
    process.stderr.write(`${definition.name}: ${known ? error.message : `cannot start: ${safeMessage(error)}`}\n`);
    process.exit(1);
  }
}

async function start(definition: ServiceDefinition): Promise<void> {
  const { name } = definition;
  const url = databaseUrlOf(name, process.env);
  const config = readConfig({ ...process.env, ...(url && { DATABASE_URL: url }) });
  const internalToken = config.INTERNAL_TOKEN;
  if (!internalToken) throw new ConfigError('INTERNAL_TOKEN (or INTERNAL_TOKEN_FILE) is not set.');
  const stopTracing = startTracing(name, config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const log = createLog(name, config.LOG_LEVEL);
  const db = createDb({ url: config.DATABASE_URL, schema: name, pool: config.DATABASE_POOL });
  await refuseOlderCode(db, name);
  const redis = config.REDIS_URL ? connectRedis(config.REDIS_URL) : undefined;
  const cache = redis && createSessionCache(redis);
  const waker = createWaker(config.DATABASE_URL, log);
  const bus = await createBusFor({ config, name, log });
  const deps = {
    db,
    log,
    sessions: createSessions({ db, cache }),
    limits: createLimits(redis, config.LIMIT_FACTOR),
    callService: createHttpCaller(config.SERVICE_URLS, internalToken),
    waker,
    config,
    redis,
    now: () => new Date(),
  };
  const running = await startService(definition, deps, bus);
  let draining = false;
  const http = await listen(withInternal(running.internal, internalToken, running.app), config.PORT, config.HOST);
  const healthy = () => bus.healthy() && running.healthy();
  const ready = async () => !draining && healthy() && Boolean(await db.raw('select 1'));
  const ops = await listen(createOps(ready), config.OPS_PORT, config.HOST);
  log.info({ port: http.port, opsPort: ops.port }, 'ready');

  async function drain(): Promise<void> {
    if (draining) return;
    draining = true;
    setTimeout(() => process.exit(1), drainMs.total).unref();
    log.info('draining');
    // Let the gateway notice before the door closes.
    if (config.NODE_ENV === 'production') await new Promise((resolve) => setTimeout(resolve, drainMs.unready));
    await running.stop();
    await bus.stop();
    await close(http.server, 5_000);
    await close(ops.server, 500);
    await waker.close();
    cache?.close();
    redis?.disconnect();
    await db.destroy();
    await stopTracing();
    process.exit(0);
  }
  process.on('SIGTERM', () => void drain());
  process.on('SIGINT', () => void drain());
  setInterval(() => {
    // A consumer or an index that will not come back by itself: end, and be started afresh.
    if (!healthy() && !draining) process.exit(1);
  }, 2_000).unref();
}

function connectRedis(url: string): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    retryStrategy: () => 500,
  });
  // Losing Redis is planned for (PostgreSQL and memory behind it); an unheard error event would end the process.
  redis.on('error', () => undefined);
  return redis;
}
