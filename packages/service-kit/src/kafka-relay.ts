import { topics, type Topic } from '@liminal/contracts/topics';
import { Partitioners, type Producer } from 'kafkajs';
import type { Db } from './db';
import type { Log } from './log';
import { createLoop } from './loop';
import { outboxOldest } from './metrics';

const shards = 8;
const batchSize = 500;

type Row = { n: number; shard: number; topic: Topic; memberId: string; event: unknown };

// The partition is ours to choose so that one send has one partition: kafkajs could otherwise deliver half a send.
const partitionOf = Partitioners.DefaultPartitioner();

/**
 * Publishes one service's outbox in key order. Each shard of keys has one relay at a time, by an advisory lock;
 * it reads unpublished rows, never 'past the last number', because commits arrive out of order.
 */
export function createKafkaRelay(options: { service: string; db: Db; producer: Producer; log: Log }) {
  const { service, db, producer, log } = options;

  const publishShard = (shard: number) =>
    db.transaction(async (tx) => {
      const lock = await tx.raw<{ rows: { mine: boolean }[] }>(
        'select pg_try_advisory_xact_lock(hashtext(?), ?) as mine',
        [`relay:${service}`, shard],
      );
      if (!lock.rows[0]?.mine) return 0;
      const rows = await tx<Row>('outbox')
        .whereNull('published_at')
        .where({ shard })
        .orderBy('n')
        .limit(batchSize)
        .select('n', 'shard', 'topic', 'memberId', 'event');
      if (rows.length === 0) return 0;
      const runs = new Map<string, Row[]>();
      for (const row of rows) {
        const partition = partitionFor(row);
        const run = runs.get(`${row.topic}/${partition}`);
        if (run) run.push(row);
        else runs.set(`${row.topic}/${partition}`, [row]);
      }
      for (const [place, run] of runs) {
        const [topic, partition] = place.split('/') as [Topic, string];
        const told = await producer.send({
          topic,
          acks: -1,
          messages: run.map((row) => ({
            key: row.memberId,
            partition: Number(partition),
            value: JSON.stringify(row.event),
            headers: traceHeader(row.event),
          })),
        });
        if (told.some((answer) => answer.errorCode !== 0)) throw new Error(`Kafka refused a batch for ${topic}`);
      }
      await tx('outbox')
        .whereIn(
          'n',
          rows.map((row) => row.n),
        )
        .update({ publishedAt: tx.fn.now() });
      return rows.length;
    });

  const work = async () => {
    let published = 0;
    for (let shard = 0; shard < shards; shard++) published += await publishShard(shard);
    const { rows } = await db.raw<{ rows: { age: number | null }[] }>(
      'select extract(epoch from now() - min(created_at))::float as age from outbox where published_at is null',
    );
    outboxOldest.set({ service }, rows[0]?.age ?? 0);
    return published > 0;
  };

  return createLoop({ name: `relay ${service}`, everyMs: 1000, log, work });
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
