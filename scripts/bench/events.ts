import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { createDb } from '@liminal/service-kit/db';
import { createKafkaBus, createTopics } from '@liminal/service-kit/kafka-bus';
import { createLog } from '@liminal/service-kit/log';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { createReceiver } from '@liminal/service-kit/receive';
import { migrate } from '@liminal/service-kit/schema';
import { Kafka, logLevel } from 'kafkajs';
import { quantile, report } from './report';

// npm run bench:events: outbox to effect at 500 events/s, and the drain rate beside raw kafkajs with one insert an event.
const root = join(import.meta.dirname, '../..');
type Servers = { databaseUrl: string; brokers?: string; stop: () => Promise<void> };
const { startServers } = (await import(join(root, 'deploy/topology/dist/test-servers.mjs'))) as {
  startServers: (options: object) => Promise<Servers>;
};
const servers = await startServers({ folder: mkdtempSync(join(tmpdir(), 'liminal-bench-')), root });
if (!servers.brokers) throw new Error('bench:events needs Kafka (Java and Maven)');
const brokers = [servers.brokers];
const url = servers.databaseUrl;
const log = createLog('bench', 'silent');
const schema = 'bench';
await migrate({
  url,
  schema,
  migrations: [
    {
      name: '001',
      up: async (tx) =>
        void (await tx.raw(
          'create table effects (n bigint generated always as identity, id uuid, at timestamptz default clock_timestamp())',
        )),
    },
  ],
});
await createTopics(brokers);
const db = createDb({ url, schema, pool: 12 });
const members = Array.from({ length: 200 }, () => crypto.randomUUID());
const write = (count: number, from: number) =>
  db.transaction((tx) =>
    appendToOutbox(
      tx,
      Array.from({ length: count }, (_, i) =>
        consciousnessInteraction.of(members[(from + i) % members.length] ?? '', { kind: 'interaction' }),
      ),
    ),
  );
const effects = async () => Number((await db('effects').count<{ count: number }[]>('* as count'))[0]?.count ?? 0);
const until = async (count: number) => {
  while ((await effects()) < count) await new Promise((done) => setTimeout(done, 20));
};
const open = async (group: string) => {
  const bus = await createKafkaBus({ brokers, url, clientId: group, log });
  await bus.subscribe(
    group,
    ['consciousness-interaction'],
    createReceiver({
      db,
      group,
      log,
      handlers: {
        'consciousness-interaction': async (tx, event) => void (await tx('effects').insert({ id: event.id })),
      },
    }),
  );
  return bus;
};

// Latency: 500 a second for 20 s, in bursts of 25 every 50 ms, after 10 s of the same (the broker has only just been started).
const bus = await open('latency');
await bus.relay({ service: schema, db });
const warming = 5_000;
const total = 15_000;
const began = performance.now();
for (let sent = 0; sent < total; sent += 25) {
  const due = began + (sent / 500) * 1000;
  const wait = due - performance.now();
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  await write(25, sent);
}
await until(total);
await bus.stop();
const { rows } = await db.raw<{ rows: { ms: number }[] }>(
  `select extract(epoch from e.at - (o.event->>'occurredAt')::timestamptz)::float * 1000 as ms from effects e join outbox o on o.id = e.id order by o.n offset ${warming}`,
);
const lag = rows.map(({ ms }) => ms);

// Drain: the same topic from its start, ours and raw, each with one insert an event.
await db.raw('truncate effects, inbox');
let start = performance.now();
const draining = await open('drain');
await until(total);
const ours = (total / (performance.now() - start)) * 1000;
await draining.stop();

await db.raw('truncate effects');
start = performance.now();
const raw = new Kafka({ brokers, logLevel: logLevel.NOTHING }).consumer({ groupId: 'raw', maxWaitTimeInMs: 100 });
await raw.connect();
await raw.subscribe({ topics: ['consciousness-interaction'], fromBeginning: true });
await raw.run({
  partitionsConsumedConcurrently: 4,
  eachMessage: async ({ message }) => {
    const { id } = JSON.parse(message.value?.toString() ?? '{}') as { id: string };
    await db('effects').insert({ id });
  },
});
await until(total);
const peer = (total / (performance.now() - start)) * 1000;
await raw.disconnect();

const ratio = Math.round((ours / peer) * 100) / 100;
report('events', [
  { what: 'outbox to effect at 500 events/s, p50', value: quantile(lag, 0.5), unit: 'ms', goal: '', met: true },
  {
    what: 'outbox to effect at 500 events/s, p99',
    value: quantile(lag, 0.99),
    unit: 'ms',
    goal: '< 250',
    met: quantile(lag, 0.99) < 250,
  },
  {
    what: 'drain rate, exactly-once effects',
    value: Math.round(ours),
    unit: 'events/s',
    peer: { 'raw kafkajs': Math.round(peer) },
    ratio,
    goal: '>= 0.60 of the peer',
    met: ratio >= 0.6,
  },
]);
await db.destroy();
await servers.stop();
process.exit(0);
