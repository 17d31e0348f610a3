import { topics as allTopics, type Topic } from '@liminal/contracts/topics';
import { Kafka, logLevel, type Consumer, type EachBatchPayload, type Producer } from 'kafkajs';
import type { Bus } from './bus';
import { createKafkaRelay } from './kafka-relay';
import { followTopic } from './kafka-follow';
import type { Log } from './log';
import { consumerLag } from './metrics';
import { outboxChannel } from './outbox';
import type { Received } from './receive';
import { createWaker } from './wake';

/** Kafka could not be reached when it was needed to start. */
export class KafkaAway extends Error {}

const connect = (brokers: string[], clientId: string, retries: number) =>
  new Kafka({
    clientId,
    brokers,
    connectionTimeout: 3000,
    requestTimeout: 10_000,
    retry: { retries, initialRetryTime: 200, maxRetryTime: 5000 },
    logLevel: logLevel.NOTHING,
  });

/** Makes the topics that are missing, with their fixed partition counts. @throws KafkaAway */
export async function createTopics(brokers: string[], replication = 1): Promise<void> {
  const admin = connect(brokers, 'liminal-topics', 5).admin();
  try {
    await admin.connect();
    await admin.createTopics({
      waitForLeaders: true,
      topics: Object.entries(allTopics).map(([topic, { partitions, ...rest }]) => ({
        topic,
        numPartitions: partitions,
        replicationFactor: replication,
        configEntries: 'compacted' in rest ? [{ name: 'cleanup.policy', value: 'compact' }] : [],
      })),
    });
  } catch {
    throw new KafkaAway(`Kafka does not answer at ${brokers.join(', ')}.`);
  } finally {
    await deadline(admin.disconnect(), 3000);
  }
}

// kafkajs can wait for ever on a broker that is gone.
const deadline = (work: Promise<unknown>, ms: number) =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms).unref())]);

/** The bus on Apache Kafka, with the guards that kafkajs 2.2.4 needs. @throws KafkaAway when no broker answers. */
export async function createKafkaBus(options: {
  brokers: string[];
  url: string;
  clientId: string;
  log: Log;
}): Promise<Bus> {
  const { brokers, url, clientId, log } = options;
  const kafka = connect(brokers, clientId, 8);
  const probe = connect(brokers, clientId, 3).admin();
  try {
    await probe.connect();
  } catch {
    throw new KafkaAway(`Kafka does not answer at ${brokers.join(', ')}.`);
  } finally {
    await deadline(probe.disconnect(), 3000);
  }
  const waker = createWaker(url, log);
  const relays: ReturnType<typeof createKafkaRelay>[] = [];
  const consumers: Consumer[] = [];
  let producer: Producer | undefined;
  let crashed = false;
  let stopping = false;

  return {
    async relay({ service, db }) {
      producer ??= kafka.producer({ allowAutoTopicCreation: false, maxInFlightRequests: 1 });
      await producer.connect();
      const relay = createKafkaRelay({ service, db, producer, log });
      relays.push(relay);
      await waker.on(outboxChannel, relay.wake);
    },
    async subscribe(group, topics, receive) {
      const consumer = kafka.consumer({
        groupId: group,
        allowAutoTopicCreation: false,
        // The broker answers as soon as there is something; a longer wait only spares idle polling.
        maxWaitTimeInMs: 1000,
        sessionTimeout: 15_000,
        heartbeatInterval: 3000,
        retry: { retries: Number.MAX_SAFE_INTEGER, maxRetryTime: 3000 },
      });
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        log.error({ group, err: payload.error, restart: payload.restart }, 'consumer crashed');
        if (!payload.restart && !stopping) crashed = true;
      });
      await consumer.connect();
      await consumer.subscribe({ topics: topics as Topic[] as string[], fromBeginning: true });
      await consumer.run({
        partitionsConsumedConcurrently: 4,
        eachBatchAutoResolve: false,
        eachBatch: async (payload) => {
          const { batch } = payload;
          consumerLag.set({ group }, Number(batch.offsetLag()));
          for (let at = 0; at < batch.messages.length && payload.isRunning() && !payload.isStale(); at += 200) {
            const part = batch.messages.slice(at, at + 200);
            await untilTaken(
              () =>
                receive(
                  part.map((message): Received => ({
                    topic: batch.topic,
                    key: message.key?.toString() ?? '',
                    bytes: message.value ?? Buffer.alloc(0),
                  })),
                ),
              payload,
            );
            const last = part.at(-1);
            if (last) payload.resolveOffset(last.offset);
            await payload.commitOffsetsIfNecessary();
            await payload.heartbeat();
          }
        },
      });
      consumers.push(consumer);
    },
    async follow(topic, options) {
      const { consumer, caughtUp } = await followTopic(kafka, clientId, topic, options);
      consumer.on(consumer.events.CRASH, ({ payload }) => {
        if (!payload.restart && !stopping) crashed = true;
      });
      consumers.push(consumer);
      await caughtUp;
    },
    healthy: () => !crashed,
    async stop() {
      stopping = true;
      await Promise.all(consumers.map((consumer) => deadline(consumer.disconnect(), 8000)));
      for (const relay of relays) await deadline(relay.stop(), 8000);
      if (producer) await deadline(producer.disconnect(), 3000);
      await waker.close();
    },
  };
}

/** A handler that throws would make kafkajs retry five times and then block its partition: wait here instead, alive. */
async function untilTaken(take: () => Promise<void>, payload: EachBatchPayload): Promise<void> {
  while (payload.isRunning()) {
    try {
      return await take();
    } catch {
      await payload.heartbeat().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  throw new Error('stopped before the batch was taken');
}
