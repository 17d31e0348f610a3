import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { createKept } from './kept';
import { Member } from './member';

// Short, so that PostgreSQL sees each session now and then (idle expiry) and an unreachable Redis cannot keep a dead one alive.
const redisSeconds = 60;
const inMemory = { max: 20_000, ttl: 5_000 };
const endedChannel = 'sessions-ended';

const keyOf = (hash: string) => `session:${hash}`;

/**
 * Sessions as last read from PostgreSQL, in Redis and for a moment in this process. The end of a session is said to every process;
 * one that may have missed it (its subscription is down) keeps nothing of its own until it listens again.
 */
export function createSessionCache(redis: Redis) {
  let listening = false;
  const kept = createKept<Member>(inMemory, () => listening);
  const ears = redis.duplicate();
  ears.on('error', () => undefined);
  ears.on('close', () => {
    listening = false;
    kept.clear();
  });
  ears.on('ready', () => {
    void ears.subscribe(endedChannel).then(
      () => (listening = true),
      () => undefined,
    );
  });
  ears.on('message', (_channel, hash: string) => kept.drop(hash));

  return {
    get: (hash: string): Promise<Member | undefined> =>
      kept.get(hash, async () => {
        const text = await redis.get(keyOf(hash)).catch(() => null);
        return text ? z.safeParse(Member, JSON.parse(text)).data : undefined;
      }),
    async put(hash: string, member: Member): Promise<void> {
      await redis.set(keyOf(hash), JSON.stringify(member), 'EX', redisSeconds, 'NX').catch(() => undefined);
    },
    /** The end stays on record for longer than any read that began before it, which would else put the session back. */
    async drop(hash: string): Promise<void> {
      kept.drop(hash);
      await redis.set(keyOf(hash), 'null', 'EX', 2 * redisSeconds).catch(() => undefined);
      await redis.publish(endedChannel, hash).catch(() => undefined);
    },
    close: () => ears.disconnect(),
  };
}
export type SessionCache = ReturnType<typeof createSessionCache>;
