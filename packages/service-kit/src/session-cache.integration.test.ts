import { Redis } from 'ioredis';
import type { Member } from './member';
import { createSessionCache, type SessionCache } from './session-cache';
import { eventually } from './testing/fresh-schema';

const url = process.env['TEST_REDIS_URL'];
const here = url ? test : test.skip;
const ana: Member = { id: 'ana', sessionId: 's', expiresAt: Date.now() + 1e6, zone: 'UTC', dayStartsAt: 240 };

let redis: Redis;
let one: SessionCache;
let other: SessionCache;
beforeAll(async () => {
  if (!url) return;
  redis = new Redis(url, { enableOfflineQueue: false });
  await new Promise((resolve) => redis.once('ready', resolve));
  one = createSessionCache(redis);
  other = createSessionCache(redis);
  // Both listen.
  await eventually(async () => (await redis.pubsub('NUMSUB', 'sessions-ended'))[1] === 2);
});
afterAll(() => {
  for (const cache of [one, other]) cache?.close();
  redis?.disconnect();
});

const fresh = () => crypto.randomUUID();

here('a session is kept in this process for a moment, so that Redis is not asked each time', async () => {
  const hash = fresh();
  await one.put(hash, ana);
  expect(await one.get(hash)).toEqual(ana);
  await redis.del(`session:${hash}`);
  expect(await one.get(hash)).toEqual(ana);
});

here('a session that ends in one process ends in the others at once', async () => {
  const hash = fresh();
  await one.put(hash, ana);
  expect(await other.get(hash)).toEqual(ana);
  await one.drop(hash);
  expect(await one.get(hash)).toBeUndefined();
  await eventually(async () => (await other.get(hash)) === undefined, 1000);
});

here('a read that began before the end cannot put the session back', async () => {
  const hash = fresh();
  await one.drop(hash);
  await other.put(hash, ana);
  expect(await other.get(hash)).toBeUndefined();
});

here('a process that may have missed an end asks Redis again', async () => {
  const hash = fresh();
  await one.put(hash, ana);
  expect(await one.get(hash)).toEqual(ana);
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
  await redis.set(`session:${hash}`, 'null');
  await eventually(async () => (await one.get(hash)) === undefined, 1000);
});
