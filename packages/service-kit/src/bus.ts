import type { Topic } from '@liminal/contracts/topics';
import type { Db } from './db';
import type { Received } from './receive';

/**
 * The log between services, with two adapters under one contract test: Kafka, and PostgreSQL for all in one.
 * Delivery is at least once and in order for each key; `createReceiver` makes the effects exactly once.
 */
export type Bus = {
  /** Publishes a service's outbox from now on. */
  relay(outbox: { service: string; db: Db }): Promise<void>;
  /** Delivers a group's topics in batches until `stop`; a rejected batch comes again. */
  subscribe(group: string, topics: Topic[], receive: (batch: Received[]) => Promise<void>): Promise<void>;
  /** Whether it has lost its log for good; a process that is not healthy should end. */
  healthy(): boolean;
  /** Stops taking events, then publishing. */
  stop(): Promise<void>;
};
