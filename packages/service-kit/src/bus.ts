import type { Topic } from '@liminal/contracts/topics';
import type { Db } from './db';
import type { Received } from './receive';

/** How far a reader has come: the next offset of each partition; in PostgreSQL the last position, under `log`. */
export type Places = Record<string, string>;
export type Follow = {
  from?: Places | undefined;
  /** `from` lies beyond the end: this is another log, which is read from its beginning. */
  reset: () => void;
  take: (records: Received[], places: Places) => void;
};

/**
 * The log between services, with two adapters under one contract test: Kafka, and PostgreSQL for all in one.
 * Delivery is at least once and in order for each key; `createReceiver` makes the effects exactly once.
 */
export type Bus = {
  /** Publishes a service's outbox from now on. */
  relay(outbox: { service: string; db: Db }): Promise<void>;
  /** Delivers a group's topics in batches until `stop`; a rejected batch comes again. */
  subscribe(group: string, topics: Topic[], receive: (batch: Received[]) => Promise<void>): Promise<void>;
  /**
   * Reads a topic for this process alone, from `from` on or else from its beginning, keeping no place in the log: what is in
   * memory is built from it again at every start. Resolves once it has seen everything that was there when it began.
   */
  follow(topic: Topic, options: Follow): Promise<void>;
  /** Whether it has lost its log for good; a process that is not healthy should end. */
  healthy(): boolean;
  /** Stops taking events, then publishing. */
  stop(): Promise<void>;
};
