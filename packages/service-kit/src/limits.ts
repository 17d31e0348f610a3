import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from './refusal';

/** So many calls in so many seconds; `local` ones are counted by each process for itself, which spares reads a trip to Redis. */
export type Limit = { points: number; seconds: number; local?: boolean };

/** Counts by session, else by address; in Redis where there is one, in memory where there is none or it is gone. `factor` widens all. */
export function createLimits(redis?: Redis, factor = 1) {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

  function limiterFor(name: string, { points: usual, seconds, local }: Limit) {
    const points = usual * factor;
    const known = limiters.get(name);
    if (known) return known;
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    const made =
      redis && !local
        ? new RateLimiterRedis({
            storeClient: redis,
            keyPrefix: `limit:${name}`,
            points,
            duration: seconds,
            insuranceLimiter: memory,
            rejectIfRedisNotReady: true,
          })
        : memory;
    limiters.set(name, made);
    return made;
  }

  return {
    /** @throws Refusal 429 with Retry-After when there were too many. */
    async take(name: string, limit: Limit, key: string): Promise<void> {
      try {
        await limiterFor(name, limit).consume(key);
      } catch (refused) {
        if (refused instanceof Error) throw refused;
        throw tooMany(Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000)));
      }
    },
  };
}
export type Limits = ReturnType<typeof createLimits>;
