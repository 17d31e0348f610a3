import { envelope, type Event } from '@liminal/contracts/define';
import type { Db } from './db';
import { safeMessage } from './log';
import type { Handlers } from './receive';

export type DeadLetter = {
  n: number;
  consumerGroup: string;
  topic: string;
  key: string;
  eventId: string | null;
  bytes: Buffer;
  status: 'parked' | 'waiting';
  error: string | null;
  at: Date;
};

export const listDeadLetters = (db: Db, limit = 100): Promise<DeadLetter[]> =>
  db<DeadLetter>('dead_letters').orderBy('n').limit(limit);

export const showDeadLetter = (db: Db, n: number): Promise<DeadLetter | undefined> =>
  db<DeadLetter>('dead_letters').where({ n }).first();

/** Gives up one letter for good. What waited behind it is replayed next. */
export const discardDeadLetter = (db: Db, n: number): Promise<number> => db('dead_letters').where({ n }).delete();

/** Asks the service to handle a member's letters again, in their order. Returns how many. */
export const requestReplay = (db: Db, { consumerGroup, key }: DeadLetter): Promise<number> =>
  db('dead_letters').where({ consumerGroup, key }).update({ replay: true });

/** The replays that operators asked for: each key in its order, once. What fails again stays parked. */
export async function replayRequested(db: Db, handlers: Handlers): Promise<boolean> {
  const asked = await db('dead_letters')
    .where({ replay: true })
    .distinct<{ consumerGroup: string; key: string }[]>('consumerGroup', 'key')
    .limit(20);
  for (const { consumerGroup, key } of asked) {
    const { error } = await replayDeadLetters(db, consumerGroup, key, handlers);
    if (error) await db('dead_letters').where({ consumerGroup, key }).update({ replay: false });
  }
  return asked.length > 0;
}

/** Handles a key's letters again in their order and stops at the first that still fails. Returns how many were handled. */
export async function replayDeadLetters(
  db: Db,
  group: string,
  key: string,
  handlers: Handlers,
): Promise<{ handled: number; error?: string }> {
  let handled = 0;
  for (;;) {
    try {
      const more = await db.transaction(async (tx) => {
        const letter = await tx<DeadLetter>('dead_letters')
          .where({ consumerGroup: group, key })
          .orderBy('n')
          .forUpdate()
          .first();
        if (!letter) return false;
        const event = envelope.parse(JSON.parse(letter.bytes.toString('utf8'))) as Event;
        const gone = await tx('tombstones').where({ memberId: event.memberId }).first();
        if (!gone) await handlers[letter.topic as keyof Handlers]?.(tx, event);
        await tx('dead_letters').where({ n: letter.n }).delete();
        return true;
      });
      if (!more) return { handled };
      handled += 1;
    } catch (error) {
      return { handled, error: safeMessage(error) };
    }
  }
}
