import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { matching } from './service';
import { followLog } from './testing/follow-log';

const [ana, ben, cleo, dan] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [string, string, string, string];
const names: Record<string, string> = { [ana]: 'Ana', [ben]: 'Ben', [cleo]: 'Cleo', [dan]: 'Dan' };
let db: Db;
let drop: () => Promise<void>;
let service: ReturnType<typeof testService>;

beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  const callService = async (_service: string, _call: string, input: unknown) =>
    (input as { ids: string[] }).ids.map((id) => ({
      id,
      firstName: names[id],
      email: `${names[id]}@example.org`,
      isDemo: id === dan,
    }));
  service = testService(matching, {
    db,
    callService,
    sessions: sessionsOf({ a: { id: ana }, b: { id: ben }, c: { id: cleo } }),
  });
});
afterAll(() => drop());
beforeEach(async () => {
  await db.raw(
    'truncate energy_profiles, connections, demo_answers, blocks, reports, assessments, outbox, member_sequences cascade',
  );
  await db('energy_profiles').insert([
    { memberId: ana, frequency: 432, shown: true },
    { memberId: ben, frequency: 440, shown: true },
    { memberId: cleo, frequency: 433, shown: false },
    { memberId: dan, shown: true, isDemo: true },
  ]);
  await followLog(service, db);
});

const connect = (who: string, other: string) =>
  request(service.app).post(`/api/energy-matches/${other}/connect`).set(browser(who));
const matches = async (who: string) =>
  (await request(service.app).get('/api/energy-matches').set(browser(who))).body as {
    id: string;
    status: string;
    compatibility: number;
    matchedUser: { email: string | null; firstName: string };
  }[];

test('only members who agreed are shown, real ones first, by the specified display rule', async () => {
  expect((await matches('a')).map(({ id, compatibility }) => [id, compatibility])).toEqual([
    [ben, 96],
    [dan, 99],
  ]);
  expect(await matches('c')).toEqual([]);
});

test('asking is pending, asking back connects, and only then is the e-mail shown', async () => {
  expect((await connect('a', ben)).body).toMatchObject({ status: 'pending', requestedByMe: true });
  expect((await matches('b'))[0]).toMatchObject({ id: ana, status: 'asked', matchedUser: { email: null } });
  expect((await connect('b', ana)).body.status).toBe('connected');
  expect((await matches('a'))[0]).toMatchObject({
    id: ben,
    status: 'connected',
    matchedUser: { email: 'Ben@example.org' },
  });
  expect(
    await db('outbox').whereIn('topic', ['connection-requested', 'match-connected']).orderBy('n').pluck('topic'),
  ).toEqual(['connection-requested', 'match-connected', 'match-connected']);
});

test('pressing twice, and both asking in the same moment, make one connection', async () => {
  await Promise.all([connect('a', ben), connect('a', ben), connect('b', ana), connect('b', ana)]);
  const rows = await db('connections');
  expect(rows).toHaveLength(1);
  expect(rows[0].status).toBe('connected');
  expect(await db('outbox').where({ topic: 'match-connected' })).toHaveLength(2);
});

test.each([
  ['oneself', 'a', ana, 400],
  ['somebody who is not shown', 'a', cleo, 404],
  ['somebody who does not exist', 'a', crypto.randomUUID(), 404],
  ['anybody, before agreeing', 'c', ana, 403],
])('connecting to %s is refused', async (_who, me, other, status) => {
  expect((await connect(me, other)).status).toBe(status);
});

test('acts move the signature, in whatever order they come', async () => {
  const event = (kind: string) => ({
    id: crypto.randomUUID(),
    type: 'consciousness-interaction',
    version: 1,
    memberId: cleo,
    seq: 1,
    occurredAt: new Date().toISOString(),
    traceparent: null,
    data: { kind },
  });
  const apply = (kind: string) =>
    db.transaction((tx) => service.handlers['consciousness-interaction'](tx, event(kind)));
  await Promise.all(['dream', 'dream', 'check-in'].map(apply));
  const { body } = await request(service.app).get('/api/social/signature').set(browser('c'));
  expect(body).toMatchObject({ acts: 3, from: { dream: 2, 'check-in': 1 }, frequency: 424.7 });
  expect(await db('outbox').where({ topic: 'energy-profile-changed', memberId: cleo })).toHaveLength(4);
});

test('a demo member answers after a moment, once', async () => {
  const { body } = await connect('a', dan);
  await db.transaction((tx) =>
    service.handlers['connection-requested'](tx, {
      id: crypto.randomUUID(),
      type: 'connection-requested',
      version: 1,
      memberId: dan,
      seq: 1,
      occurredAt: new Date().toISOString(),
      traceparent: null,
      data: { connectionId: body.id, otherId: ana },
    }),
  );
  await db('demo_answers').update({ dueAt: new Date(Date.now() - 1) });
  const answer = service.parts.background?.[0]?.work;
  await Promise.all([answer?.(), answer?.()]);
  expect((await matches('a'))[0]).toMatchObject({ id: dan, status: 'connected' });
});

test('a member who is deleted leaves nothing behind', async () => {
  await connect('a', ben);
  await db.transaction((tx) => service.parts.forget(tx, ana));
  expect(await db('connections')).toHaveLength(0);
  expect((await matches('b')).map(({ id }) => id)).toEqual([dan]);
});
