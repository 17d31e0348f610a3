import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { Member } from './member';

// Short, so that PostgreSQL sees each session now and then (idle expiry) and an unreachable Redis cannot keep a dead one alive.
const redisSeconds = 60;
const memory = { entries: 20_000, ms: 5_000 };
const endedChannel = 'sessions-ended';

const keyOf = (hash: string) => `session:${hash}`;

/**
 * Sessions as last read from PostgreSQL, in Redis and for a moment in this process. The end of a session is said to every process;
 * one that may have missed it (its subscription is down) keeps nothing of its own until it listens again.
 */
export function createSessionCache(redis: Redis) {
  const kept = new LRUCache<string, Member>({ max: memory.entries, ttl: memory.ms });
  // Raised at each end, so that a read that was under way meanwhile is not kept.
  let ends = 0;
  let listening = false;
  const ears = redis.duplicate();
  const forgetAll = () => {
    listening = false;
    ends += 1;
    kept.clear();
  };
  ears.on('error', () => undefined);
  ears.on('close', forgetAll);
  ears.on('ready', () => {
    void ears.subscribe(endedChannel).then(
      () => (listening = true),
      () => undefined,
    );
  });
  ears.on('message', (_channel, hash: string) => {
    ends += 1;
    kept.delete(hash);
  });

  const keep = (hash: string, member: Member, since: number) => {
    if (listening && since === ends) kept.set(hash, member);
  };

  return {
    async get(hash: string): Promise<Member | undefined> {
      const own = listening ? kept.get(hash) : undefined;
      if (own) return own;
      const since = ends;
      const text = await redis.get(keyOf(hash)).catch(() => null);
      const member = text ? z.safeParse(Member, JSON.parse(text)).data : undefined;
      if (member) keep(hash, member, since);
      return member;
    },
    async put(hash: string, member: Member): Promise<void> {
      await redis.set(keyOf(hash), JSON.stringify(member), 'EX', redisSeconds, 'NX').catch(() => undefined);
    },
    /** The end stays on record for longer than any read that began before it, which would else put the session back. */
    async drop(hash: string): Promise<void> {
      ends += 1;
      kept.delete(hash);
      await redis.set(keyOf(hash), 'null', 'EX', 2 * redisSeconds).catch(() => undefined);
      await redis.publish(endedChannel, hash).catch(() => undefined);
    },
    close: () => ears.disconnect(),
  };
}
export type SessionCache = ReturnType<typeof createSessionCache>;
