import { topics, type Topic } from '@liminal/contracts/topics';
import { Partitioners, type Producer } from 'kafkajs';
import type { Db } from './db';
import type { Log } from './log';
import { createLoop } from './loop';
import { outboxOldest } from './metrics';

const shards = 8;
const batchOfShard = 100;
const ageEveryMs = 5000;

type Row = { n: number; topic: Topic; memberId: string; event: unknown };
type Run = { topic: Topic; partition: number; rows: Row[] };

// The partition is ours to choose so that one send has one partition: kafkajs could otherwise deliver half a send.
const partitionOf = Partitioners.DefaultPartitioner();

/**
 * Publishes one service's outbox in key order. Each shard of keys has one relay at a time, by an advisory lock, and a round takes
 * every shard that is free; it reads unpublished rows, never 'past the last number', because commits arrive out of order.
 */
export function createKafkaRelay(options: { service: string; db: Db; producer: Producer; log: Log }) {
  const { service, db, producer, log } = options;

  const publish = () =>
    db.transaction(async (tx) => {
      // Two statements: the rows are read as of after the locks, so that what another relay has just published is not sent again.
      const locks = await tx.raw<{ rows: { shard: number }[] }>(
        `select shard from generate_series(0, ${shards - 1}) as shards(shard) where pg_try_advisory_xact_lock(hashtext(?), shard)`,
        [`relay:${service}`],
      );
      const { rows } = await tx.raw<{ rows: Row[] }>(
        `select waiting.* from unnest(?::int[]) as mine(shard) cross join lateral (
           select n, topic, member_id, event from outbox where published_at is null and outbox.shard = mine.shard
           order by n limit ${batchOfShard}) waiting order by n`,
        [locks.rows.map(({ shard }) => shard)],
      );
      if (rows.length === 0) return 0;
      for (const run of runsOf(rows)) await send(run);
      await tx.raw('update outbox set published_at = now() where n = any(?)', [rows.map((row) => row.n)]);
      return rows.length;
    });

  // One partition and one send at a time: kafkajs could otherwise deliver half a send, or drop one.
  async function send({ topic, partition, rows }: Run): Promise<void> {
    const told = await producer.send({
      topic,
      acks: -1,
      messages: rows.map((row) => ({
        key: row.memberId,
        partition,
        value: JSON.stringify(row.event),
        headers: traceHeader(row.event),
      })),
    });
    if (told.some((answer) => answer.errorCode !== 0)) throw new Error(`Kafka refused a batch for ${topic}`);
  }

  let measured = 0;
  async function measureAge(): Promise<void> {
    if (Date.now() - measured < ageEveryMs) return;
    measured = Date.now();
    const { rows } = await db.raw<{ rows: { age: number | null }[] }>(
      `select extract(epoch from now() - min(created_at))::float as age from generate_series(0, ${shards - 1}) as shards(shard)
       cross join lateral (select created_at from outbox where published_at is null and outbox.shard = shards.shard order by n limit 1) oldest`,
    );
    outboxOldest.set({ service }, rows[0]?.age ?? 0);
  }

  const work = async () => {
    const published = await publish();
    await measureAge();
    return published > 0;
  };

  return createLoop({ name: `relay ${service}`, everyMs: 1000, log, work });
}

/** Rows by topic and partition, in their order. */
function runsOf(rows: Row[]): Run[] {
  const runs = new Map<string, Run>();
  for (const row of rows) {
    const partition = partitionFor(row);
    const run = runs.get(`${row.topic}/${partition}`);
    if (run) run.rows.push(row);
    else runs.set(`${row.topic}/${partition}`, { topic: row.topic, partition, rows: [row] });
  }
  return [...runs.values()];
}

function partitionFor(row: Row): number {
  const partitionMetadata = Array.from({ length: topics[row.topic].partitions }, (_, partitionId) => ({
    partitionId,
    partitionErrorCode: 0,
    leader: 0,
    replicas: [],
    isr: [],
  }));
  return partitionOf({ topic: row.topic, partitionMetadata, message: { key: row.memberId, value: null } });
}

function traceHeader(event: unknown): Record<string, string> {
  const trace = (event as { traceparent?: string | null }).traceparent;
  return trace ? { traceparent: trace } : {};
}
