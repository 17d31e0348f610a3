import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { archetype } from './service';

const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()];
let db: Db;
let drop: () => Promise<void>;
let service: ReturnType<typeof testService>;
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  const callService = async (_s: string, _c: string, input: unknown) =>
    (input as { ids: string[] }).ids.map((id) => ({ id, firstName: 'Ben', email: 'ben@example.org', isDemo: false }));
  service = testService(archetype, { db, callService, sessions: sessionsOf({ a: { id: ana }, b: { id: ben } }) });
});
afterAll(() => drop());

const call = (method: 'get' | 'post', path: string, who = 'a', body?: object) =>
  request(service.app)[method](path).set(browser(who)).send(body);
const act = (kind: string) =>
  db.transaction((tx) =>
    service.handlers['consciousness-interaction'](tx, {
      id: crypto.randomUUID(),
      type: 'consciousness-interaction',
      version: 1,
      memberId: ana,
      seq: 1,
      occurredAt: new Date().toISOString(),
      traceparent: null,
      data: { kind },
    }),
  );

test('a pattern is taken, grows with acts, evolves at 100, and the evolution is told once', async () => {
  expect((await call('get', '/api/user/archetype')).body).toEqual({ archetype: null, interactionScore: 0 });
  expect((await call('post', '/api/user/archetype', 'a', { archetype: 'tall-one' })).status).toBe(400);
  await call('post', '/api/user/archetype', 'a', { archetype: 'deep-feeler' });
  const { body } = await call('post', '/api/archetype/interaction');
  expect(body).toEqual({ archetype: 'deep-feeler', evolved: false, newArchetype: null });
  expect(
    await db('outbox').where({ topic: 'consciousness-interaction' }).orderBy('n', 'desc').first('memberId'),
  ).toEqual({ memberId: ana });
  await act('dream');
  expect((await call('get', '/api/user/archetype')).body.interactionScore).toBe(5);
  for (let i = 0; i < 19; i++) await act('dream');
  expect((await call('get', '/api/user/archetype')).body).toEqual({ archetype: 'shadow-walker', interactionScore: 0 });
  expect((await call('post', '/api/archetype/interaction')).body).toEqual({
    archetype: 'shadow-walker',
    evolved: true,
    newArchetype: 'shadow-walker',
  });
  expect((await call('post', '/api/archetype/interaction')).body.evolved).toBe(false);
});

test('a tribe shows members who agreed to members who agreed, and no e-mail', async () => {
  await call('post', '/api/user/archetype', 'b', { archetype: 'shadow-walker' });
  await db('souls').where({ memberId: ben }).update({ shown: true });
  expect((await call('get', '/api/archetype/tribe?archetype=shadow-walker')).body).toEqual([]);
  await db('souls').where({ memberId: ana }).update({ shown: true });
  const expected = [{ id: ben, firstName: 'Ben', interactionScore: 0, isDemo: false }];
  expect((await call('get', '/api/archetype/tribe?archetype=shadow-walker')).body).toEqual(expected);
  expect((await call('get', '/api/archetype/tribe/shadow-walker')).body).toEqual(expected);
});
