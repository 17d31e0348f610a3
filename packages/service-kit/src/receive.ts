import { envelope, type Event } from '@liminal/contracts/define';
import type { Topic } from '@liminal/contracts/topics';
import { isCollision, isDatabaseDown, type Db, type Tx } from './db';
import { safeMessage, type Log } from './log';
import { duplicates, eventLag, processDuration } from './metrics';
import { contextOf, inSpan } from './traces';

/** What one group does on each topic, inside the transaction that also marks the event as seen. */
export type Handlers = Partial<Record<Topic, (tx: Tx, event: Event) => Promise<void>>>;

/** A message as it came off the log; `key` is the member. */
export type Received = { topic: string; key: string; bytes: Buffer };

type Parsed = Received & { event: Event };
type Deps = {
  db: Db;
  group: string;
  handlers: Handlers;
  log: Log;
  /** attempts before an event is parked */ attempts?: number;
};

/**
 * Applies a batch exactly once, whatever is delivered twice: effects and inbox rows share a transaction.
 * What cannot be handled is parked with its bytes; later events of the same member wait behind it, others go on.
 * Rejects only when the database is out of reach, so that the log delivers the batch again.
 */
export function createReceiver({ db, group, handlers, log, attempts = 3 }: Deps) {
  async function once(tx: Tx, batch: Parsed[]): Promise<void> {
    const fresh = await tx('inbox')
      .insert(batch.map(({ event }) => ({ consumerGroup: group, eventId: event.id })))
      .onConflict(['consumer_group', 'event_id'])
      .ignore()
      .returning<{ eventId: string }[]>('event_id');
    const news = new Set(fresh.map((row) => row.eventId));
    if (news.size < batch.length) duplicates.inc({ group }, batch.length - news.size);
    if (news.size === 0) return;
    const members = [...new Set(batch.map(({ event }) => event.memberId))];
    const keys = [...new Set(batch.map(({ key }) => key))];
    const gone = new Set(await tx('tombstones').whereIn('memberId', members).pluck<string[]>('member_id'));
    const stuck = new Set(
      await tx('dead_letters').where({ consumerGroup: group }).whereIn('key', keys).pluck<string[]>('key'),
    );
    for (const message of batch) {
      const { event } = message;
      if (!news.delete(event.id) || gone.has(event.memberId)) continue;
      if (stuck.has(message.key)) {
        await tx('dead_letters').insert(letter(message, 'waiting', null));
        continue;
      }
      const handle = handlers[message.topic as Topic];
      if (handle) await inSpan(`${group} ${message.topic}`, contextOf(event.traceparent), () => handle(tx, event));
      if (event.type === 'member-deleted') gone.add(event.memberId);
    }
  }

  const letter = (message: Received & { event?: Event }, status: 'parked' | 'waiting', error: string | null) => ({
    consumerGroup: group,
    topic: message.topic,
    key: message.key,
    eventId: message.event?.id ?? null,
    bytes: message.bytes,
    status,
    error,
  });

  async function park(message: Received & { event?: Event }, error: unknown): Promise<void> {
    await db.transaction(async (tx) => {
      if (message.event) {
        const won = await tx('inbox')
          .insert({ consumerGroup: group, eventId: message.event.id })
          .onConflict()
          .ignore()
          .returning('event_id');
        if (won.length === 0) return;
      } else if (await tx('dead_letters').where({ consumerGroup: group, bytes: message.bytes }).first()) return;
      await tx('dead_letters').insert(letter(message, 'parked', safeMessage(error)));
    });
    log.error({ group, topic: message.topic, eventId: message.event?.id, reason: safeMessage(error) }, 'event parked');
  }

  async function alone(message: Parsed): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction((tx) => once(tx, [message]));
      } catch (error) {
        if (isDatabaseDown(error)) throw error;
        if (isCollision(error) && attempt < 10) continue;
        if (attempt >= attempts) return park(message, error);
      }
    }
  }

  return async function receive(batch: Received[]): Promise<void> {
    const done = processDuration.startTimer({ group });
    const parsed: Parsed[] = [];
    for (const message of batch) {
      try {
        parsed.push({ ...message, event: envelope.parse(JSON.parse(message.bytes.toString('utf8'))) as Event });
      } catch (error) {
        await park(message, error);
      }
    }
    if (parsed.length > 0) {
      try {
        await db.transaction((tx) => once(tx, parsed));
      } catch (error) {
        if (isDatabaseDown(error)) throw error;
        // One of them failed and took the others along: find out which, each on its own.
        for (const message of parsed) await alone(message);
      }
      const now = Date.now();
      for (const { event } of parsed)
        eventLag.observe({ group }, Math.max(0, now - Date.parse(event.occurredAt)) / 1000);
    }
    done();
  };
}
