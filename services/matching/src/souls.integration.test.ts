import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { matching } from './service';
import { followLog } from './testing/follow-log';

const [ana, ben, cleo, dan] = Array.from({ length: 4 }, () => crypto.randomUUID()) as [string, string, string, string];
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
  service = testService(matching, {
    db,
    callService,
    sessions: sessionsOf({ a: { id: ana }, b: { id: ben }, c: { id: cleo } }),
  });
});
afterAll(() => drop());

const given = {
  emotionalIQ: 160,
  cognitiveIQ: 120,
  creativityScore: 70,
  empathyScore: 80,
  humorStyle: 'dry',
  communicationStyle: 'gentle',
  energyType: 'introvert',
};
const row = (memberId: string, more: object = {}) => ({
  memberId,
  shown: true,
  archetype: 'wild-spirit',
  assessment: JSON.stringify(given),
  ...more,
});
beforeEach(async () => {
  await db.raw(
    'truncate energy_profiles, connections, demo_answers, blocks, reports, assessments, outbox, member_sequences cascade',
  );
  await db('energy_profiles').insert([row(ana), row(ben), row(cleo, { archetype: 'mind-weaver' }), row(dan)]);
  await followLog(service, db);
});

const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, who = 'a', body?: object) =>
  request(service.app)[method](path).set(browser(who)).send(body);
const seenBy = async (who: string): Promise<string[]> =>
  ((await call('get', '/api/energy-matches', who)).body as { id: string }[]).map(({ id }) => id).sort();
const assess = (change: object = {}, who = 'a') => call('post', '/api/user/assessment', who, { ...given, ...change });

test('scores are kept with their answers, and matchCount counts who fits among those who agreed', async () => {
  const { status, body } = await assess({ answers: { room: 'named-it', ladder: 'harp' } });
  expect(status).toBe(200);
  // Two are alike; the third holds a pattern that is in tension, and is alike in all else.
  expect(body.matchCount).toBe(3);
  expect(body.assessment).toMatchObject({ ...given, answers: { room: 'named-it', ladder: 'harp' } });
  await assess({ empathyScore: 3 });
  const history = (await call('get', '/api/user/assessment')).body;
  expect(history.map(({ empathyScore }: { empathyScore: number }) => empathyScore)).toEqual([3, 80]);
  expect((await call('get', '/api/user/assessment', 'b')).body).toEqual([]);
  expect(await db('outbox').where({ topic: 'consciousness-interaction', memberId: ana })).toHaveLength(2);
  expect((await call('get', '/api/matches')).body).toHaveLength(3);
});

test('who did not agree to be shown has no matches and is nobody’s', async () => {
  await db('energy_profiles').where({ memberId: ana }).update({ shown: false });
  expect((await assess()).body.matchCount).toBe(0);
  expect((await call('get', '/api/matches')).body).toEqual([]);
});

test('the style has its defaults', async () => {
  const { emotionalIQ, cognitiveIQ, creativityScore } = given;
  const { body } = await call('post', '/api/user/assessment', 'a', { emotionalIQ, cognitiveIQ, creativityScore });
  expect(body.assessment).toMatchObject({
    empathyScore: 50,
    humorStyle: 'witty',
    communicationStyle: 'direct',
    energyType: 'ambivert',
  });
});

test.each([
  ['an emotional score of 201', { emotionalIQ: 201 }],
  ['a creativity below nothing', { creativityScore: -1 }],
  ['half a point', { cognitiveIQ: 10.5 }],
  ['a humor nobody has', { humorStyle: 'loud' }],
  ['an answer in prose', { answers: { room: 'I would rather not say that here' } }],
  ['an unknown question', { answers: { colour: 'blue' } }],
  ['a key too many', { iq: 200 }],
])('%s is refused and nothing is kept', async (_what, change) => {
  expect((await assess(change)).status).toBe(400);
  expect(await db('assessments')).toEqual([]);
});

test('wishes work both ways', async () => {
  expect((await call('put', '/api/social/wishes', 'a', { pattern: ['wild-spirit'] })).body).toEqual({
    pattern: ['wild-spirit'],
  });
  await followLog(service, db);
  expect(await seenBy('a')).toEqual([ben, dan].sort());
  expect(await seenBy('c')).toEqual([ben, dan].sort());
  expect((await call('put', '/api/social/wishes', 'a', { pattern: [] })).body).toEqual({});
  await followLog(service, db);
  expect(await seenBy('c')).toEqual([ana, ben, dan].sort());
  expect((await call('put', '/api/social/wishes', 'a', { pattern: ['tall'] })).status).toBe(400);
});

test('who is blocked vanishes for both, with what was between them, and stays unknown to either', async () => {
  await call('post', `/api/energy-matches/${ben}/connect`);
  await call('post', `/api/energy-matches/${ana}/connect`, 'b');
  expect((await call('post', '/api/social/blocks', 'a', { memberId: ben })).body).toEqual({ blocked: true });
  await call('post', '/api/social/blocks', 'a', { memberId: ben });
  expect(await seenBy('a')).toEqual([cleo, dan].sort());
  expect(await seenBy('b')).toEqual([cleo, dan].sort());
  expect((await call('post', `/api/energy-matches/${ana}/connect`, 'b')).status).toBe(404);
  expect((await call('post', `/api/energy-matches/${ben}/connect`, 'a')).status).toBe(404);
  expect((await call('get', '/api/social/blocks')).body).toEqual([{ id: ben, firstName: 'Somebody' }]);
  expect((await call('get', '/api/social/blocks', 'b')).body).toEqual([]);
  const told = await db('outbox').where({ topic: 'member-blocked' }).orderBy('n');
  expect(told.map(({ memberId, event }) => [memberId, event.data])).toEqual([
    [ana, { otherId: ben, blocked: true }],
    [ben, { otherId: ana, blocked: true }],
  ]);
  await call('delete', `/api/social/blocks/${ben}`);
  expect(await seenBy('a')).toEqual([ben, cleo, dan].sort());
});

test('two who blocked one another stay apart until both take it back', async () => {
  await call('post', '/api/social/blocks', 'a', { memberId: ben });
  await call('post', '/api/social/blocks', 'b', { memberId: ana });
  await call('delete', `/api/social/blocks/${ben}`);
  expect(await seenBy('a')).toEqual([cleo, dan].sort());
  await call('delete', `/api/social/blocks/${ana}`, 'b');
  expect(await seenBy('a')).toEqual([ben, cleo, dan].sort());
});

test('a request can be withdrawn, and declined without the other hearing of it', async () => {
  const end = (who: string, other: string) => call('post', `/api/energy-matches/${other}/end`, who);
  const standing = async (who: string, other: string) =>
    ((await call('get', '/api/energy-matches', who)).body as { id: string; status: string }[]).find(
      ({ id }) => id === other,
    )?.status;
  await call('post', `/api/energy-matches/${ben}/connect`);
  expect((await end('a', ben)).body).toEqual({ done: 'withdrawn' });
  expect(await standing('b', ana)).toBe('none');
  await call('post', `/api/energy-matches/${ben}/connect`);
  expect((await end('b', ana)).body).toEqual({ done: 'declined' });
  expect(await standing('a', ben)).toBe('requested');
  expect(await standing('b', ana)).toBe('none');
  expect((await call('post', `/api/energy-matches/${ana}/connect`, 'b')).body.status).toBe('connected');
  expect((await end('a', ben)).body).toEqual({ done: 'parted' });
  expect((await end('a', ben)).body).toEqual({ done: 'nothing' });
});

test('a report waits for an operator; the same again only says it better', async () => {
  const report = (reason: string, note?: string) =>
    call('post', '/api/social/reports', 'a', { memberId: ben, reason, place: 'profile', ...(note && { note }) });
  expect((await report('unkind')).body).toEqual({ received: true });
  await report('unsafe', 'He wrote it twice.');
  const rows = await db('reports');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ reason: 'unsafe', note: 'He wrote it twice.', decision: null });
  expect((await report('because')).status).toBe(400);
  expect(
    (await call('post', '/api/social/reports', 'a', { memberId: ana, reason: 'unkind', place: 'profile' })).status,
  ).toBe(400);
});

test('whom an operator hid is shown to nobody, though the index is behind', async () => {
  await db('energy_profiles').where({ memberId: ben }).update({ hidden: true });
  expect(await seenBy('a')).toEqual([cleo, dan].sort());
});

test('whom an operator hid leaves the circles of those they are connected with, too', async () => {
  await call('post', `/api/energy-matches/${ben}/connect`);
  await call('post', `/api/energy-matches/${ana}/connect`, 'b');
  expect(await seenBy('a')).toContain(ben);
  await db('energy_profiles').where({ memberId: ben }).update({ hidden: true });
  expect(await seenBy('a')).not.toContain(ben);
});

test('an overlap says what is shared and what is in tension', async () => {
  const matches = (await call('get', '/api/energy-matches')).body as {
    id: string;
    overlap: { percent: number; parts: { name: string; kind: string }[] };
  }[];
  const of = (id: string) => matches.find((match) => match.id === id)?.overlap;
  expect(of(ben)?.percent).toBeGreaterThan(of(cleo)?.percent ?? 100);
  expect(of(cleo)?.parts).toContainEqual({ name: 'pattern', kind: 'tension', share: 0.25 });
  expect(matches.at(-1)?.id).toBe(cleo);
});

describe('presence and milestones', () => {
  const told = (memberId: string, type: 'profile-changed' | 'archetype-changed', data: object) =>
    db.transaction((tx) =>
      service.handlers[type](tx, {
        id: crypto.randomUUID(),
        type,
        version: 1,
        memberId,
        seq: 1,
        occurredAt: '2026-11-22T09:00:00.000Z',
        traceparent: null,
        data,
      }),
    );
  const levelUp = (memberId: string, level: number) =>
    told(memberId, 'profile-changed', { state: 'liminal', points: 999, level, leveledUp: true });
  const show = (who: string, change: object) =>
    call('put', '/api/social/presence', who, {
      showPattern: true,
      showFrequency: true,
      showState: true,
      shareMilestones: false,
      ...change,
    });
  beforeEach(() => db.raw('truncate presence, milestones cascade'));

  test('what a member hides is null for others', async () => {
    await show('b', { showPattern: false, showFrequency: false });
    const seen = (
      (await call('get', '/api/energy-matches')).body as {
        id: string;
        matchedUser: object;
        overlap: { parts: { name: string }[] };
      }[]
    ).find(({ id }) => id === ben);
    expect(seen?.matchedUser).toMatchObject({ archetype: null, energyFrequency: null });
    // Nor do the reasons tell it: whoever knows their own pattern could read the other's off 'the same'.
    const named = seen?.overlap.parts.map(({ name }) => name);
    expect(named).toContain('humor');
    expect(named).not.toContain('pattern');
    expect((await call('get', '/api/social/presence', 'b')).body.showPattern).toBe(false);
    expect((await call('put', '/api/social/presence', 'b', { showPattern: 'no' })).status).toBe(400);
  });

  test('milestones reach connections of whoever shares them, and take one kind reply each', async () => {
    await levelUp(ben, 3);
    await show('b', { shareMilestones: true });
    await levelUp(ben, 4);
    expect((await call('get', '/api/social/feed')).body).toEqual([]);
    await call('post', `/api/energy-matches/${ben}/connect`);
    await call('post', `/api/energy-matches/${ana}/connect`, 'b');
    const [milestone, ...more] = (await call('get', '/api/social/feed')).body;
    expect(more).toEqual([]);
    expect(milestone).toMatchObject({ kind: 'level', what: '4', mine: false, replies: [], myReply: null });
    const reply = (said: string | null, who = 'a') =>
      call('put', `/api/social/feed/${milestone.id}/reply`, who, { reply: said });
    expect((await reply('well-done')).body).toEqual({ myReply: 'well-done' });
    await reply('with-you');
    expect((await call('get', '/api/social/feed', 'b')).body[0].replies).toEqual([{ reply: 'with-you', count: 1 }]);
    expect((await reply('you are great')).status).toBe(400);
    expect((await reply('well-done', 'b')).status).toBe(404);
    expect((await reply('well-done', 'c')).status).toBe(404);
    await reply(null);
    await show('b', { shareMilestones: false });
    expect((await call('get', '/api/social/feed')).body).toEqual([]);
    expect((await call('get', '/api/social/feed', 'b')).body[0].replies).toEqual([]);
  });
});
