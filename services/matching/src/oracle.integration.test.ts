import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { matching } from './service';
import { followLog } from './testing/follow-log';

const [ana, ben, cleo] = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string];
let db: Db;
let drop: () => Promise<void>;
let service: ReturnType<typeof testService>;
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  const callService = async (_service: string, _call: string, input: unknown) =>
    (input as { ids: string[] }).ids.map((id) => ({
      id,
      firstName: 'Somebody',
      email: 'x@example.org',
      isDemo: false,
    }));
  service = testService(matching, { db, callService, sessions: sessionsOf({ a: { id: ana }, b: { id: ben } }) });
  const assessment = JSON.stringify({
    emotionalIQ: 160,
    cognitiveIQ: 120,
    creativityScore: 70,
    empathyScore: 80,
    humorStyle: 'dry',
    communicationStyle: 'gentle',
    energyType: 'introvert',
  });
  const jungian = (name: string) => JSON.stringify({ [name]: 6, sage: 3 });
  await db('energy_profiles').insert([
    {
      memberId: ana,
      shown: true,
      assessment,
      jungian: jungian('explorer'),
      archetype: 'wild-spirit',
      acts: '{"dream":2}',
    },
    {
      memberId: ben,
      shown: true,
      assessment,
      jungian: jungian('hero'),
      archetype: 'heart-bridge',
      acts: '{"dream":9}',
    },
    { memberId: cleo, shown: false, assessment, archetype: 'heart-bridge' },
  ]);
  await followLog(service, db);
});
afterAll(() => drop());

const call = (method: 'get' | 'post', path: string, who = 'a') =>
  request(service.app)[method](path).set(browser(who)).send();
const act = (kind: string, occurredAt: string) =>
  db.transaction((tx) =>
    service.handlers['consciousness-interaction'](tx, {
      id: crypto.randomUUID(),
      type: 'consciousness-interaction',
      version: 1,
      memberId: ana,
      seq: 1,
      occurredAt,
      traceparent: null,
      data: { kind },
    }),
  );
const dream = (lucidity: string) =>
  db.transaction((tx) =>
    service.handlers['dream-recorded'](tx, {
      id: crypto.randomUUID(),
      type: 'dream-recorded',
      version: 1,
      memberId: ana,
      seq: 1,
      occurredAt: '2026-11-20T07:00:00.000Z',
      traceparent: null,
      data: { dreamId: crypto.randomUUID(), lucidity, symbols: 0, people: 2, feelings: 1 },
    }),
  );

test('the oracle counts what events said, keeps what it found, and tells each only their own', async () => {
  expect((await call('get', '/api/analyze-behavior')).body).toMatchObject({
    dreams: 0,
    profiles: 1,
    missing: expect.arrayContaining([{ what: 'dreams', have: 0, need: 5 }]),
  });
  expect((await call('get', '/api/behavioral-patterns')).body).toEqual([]);
  for (let i = 0; i < 6; i++) await act('dream', `2026-11-1${i}T07:30:00.000Z`);
  for (let i = 0; i < 5; i++) await dream(i < 4 ? 'fully-lucid' : 'not-lucid');
  const { body } = await call('post', '/api/analyze-behavior');
  expect(body).toMatchObject({ setAside: expect.any(Number) });
  const patterns = (await call('get', '/api/behavioral-patterns')).body as { id: string; evidence: object }[];
  expect(patterns).toHaveLength(body.patterns);
  expect(patterns.find(({ id }) => id === 'part-of-day')?.evidence).toEqual({ count: 6, of: 6, what: 'acts' });
  expect(patterns.find(({ id }) => id === 'lucid')?.evidence).toEqual({ count: 4, of: 5, what: 'dreams' });
  expect((await call('get', '/api/ai-insights')).body).toHaveLength(body.insights);
  expect((await call('get', '/api/behavioral-patterns', 'b')).body).toEqual([]);
});

test('kindred are found among those who agreed, with why and where, and asked by the one rule of connecting', async () => {
  expect((await call('post', '/api/find-kindred-matches')).body).toEqual({ found: 1 });
  const [kindred] = (await call('get', '/api/kindred-matches')).body;
  expect(kindred).toMatchObject({
    userId: ben,
    name: 'Somebody',
    status: 'none',
    complementaryTraits: expect.arrayContaining(['pattern', 'jungian']),
    sharedPatterns: expect.arrayContaining(['humor']),
    optimalMeetingConditions: {
      lighting: 'explorer',
      scent: 'hero',
      groupSize: 2,
      activities: ['tell-a-dream', 'walk'],
    },
  });
  expect((await call('post', `/api/connect-kindred/${ben}`)).body).toEqual({ otherId: ben, status: 'pending' });
  expect((await call('get', '/api/kindred-matches')).body[0].status).toBe('requested');
  expect((await call('post', `/api/connect-kindred/${ana}`)).status).toBe(400);
  expect((await call('post', `/api/connect-kindred/${cleo}`)).status).toBe(404);
  await db('blocks').insert({ memberId: ben, otherId: ana });
  expect((await call('get', '/api/kindred-matches')).body).toEqual([]);
});

test('who is deleted is in nobody’s findings', async () => {
  expect((await db('kindred').where({ memberId: ana }).first()).found).toEqual([ben]);
  await db.transaction((tx) => service.parts.forget(tx, ben));
  expect((await db('kindred').where({ memberId: ana }).first()).found).toEqual([]);
});

test('without the consent nobody is looked for', async () => {
  await db('energy_profiles').where({ memberId: ana }).update({ shown: false });
  expect((await call('post', '/api/find-kindred-matches')).body.error.code).toBe('consent-needed');
  expect((await call('get', '/api/kindred-matches')).body).toEqual([]);
});
