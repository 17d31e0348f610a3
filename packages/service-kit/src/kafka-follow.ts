import type { Topic } from '@liminal/contracts/topics';
import type { Consumer, Kafka } from 'kafkajs';
import type { Follow, Places } from './bus';

/**
 * Reads a topic for this process alone: a group of its own that commits nothing, so that each start begins where it is told.
 * `caughtUp` resolves when everything that was there at the beginning has been seen. Compaction leaves gaps in the offsets, but
 * never takes the last record of a partition.
 */
export async function followTopic(
  kafka: Kafka,
  clientId: string,
  topic: Topic,
  { from: asked, reset, take }: Follow,
): Promise<{ consumer: Consumer; caughtUp: Promise<void> }> {
  const admin = kafka.admin();
  await admin.connect();
  const offsets = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  // A place beyond the end belongs to another log; one that the log no longer reaches back to has lost something.
  const fits = offsets.every(({ partition, low, high }) => {
    const place = BigInt(asked?.[partition] ?? low);
    return place <= BigInt(high) && place >= BigInt(low);
  });
  const from = fits ? asked : undefined;
  if (asked && !fits) reset();
  const places: Places = { ...from };
  const behind = new Map<number, bigint>();
  for (const { partition, low, high } of offsets) {
    const next = BigInt(from?.[partition] ?? low);
    if (next < BigInt(high) && BigInt(low) < BigInt(high)) behind.set(partition, BigInt(high));
  }
  const consumer = kafka.consumer({
    groupId: `${clientId}-${topic}-${crypto.randomUUID()}`,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 250,
    maxBytesPerPartition: 4_194_304,
    retry: { retries: Number.MAX_SAFE_INTEGER, maxRetryTime: 3000 },
  });
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  let seen: () => void = () => undefined;
  const caughtUp = new Promise<void>((resolve) => (seen = resolve));
  if (behind.size === 0) seen();
  await consumer.run({
    autoCommit: false,
    partitionsConsumedConcurrently: 1,
    eachBatch: async ({ batch: { partition, messages } }) => {
      const last = messages.at(-1);
      if (!last) return;
      const next = BigInt(last.offset) + 1n;
      places[partition] = String(next);
      take(
        messages.map((message) => ({
          topic,
          key: message.key?.toString() ?? '',
          bytes: message.value ?? Buffer.alloc(0),
        })),
        { ...places },
      );
      if (next < (behind.get(partition) ?? 0n)) return;
      behind.delete(partition);
      if (behind.size === 0) seen();
    },
  });
  for (const [partition, offset] of Object.entries(from ?? {}))
    consumer.seek({ topic, partition: Number(partition), offset });
  return { consumer, caughtUp };
}
