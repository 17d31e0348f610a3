import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Real PostgreSQL, Redis and Kafka for the integration tests; Redis and Kafka only where they are installed. */
export default async function start() {
  const { startServers } = await import('../deploy/topology/dist/test-servers.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'liminal-tests-'));
  globalThis.__servers = await startServers({ folder, root: join(import.meta.dirname, '..') });
  process.env.TEST_DATABASE_URL = globalThis.__servers.databaseUrl;
  if (globalThis.__servers.redisUrl) process.env.TEST_REDIS_URL = globalThis.__servers.redisUrl;
  if (globalThis.__servers.brokers) process.env.TEST_KAFKA_BROKERS = globalThis.__servers.brokers;
}
