import { activities } from '@liminal/contracts/journey/journey-game';
import type { Event } from '@liminal/contracts/define';
import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { journey } from './service';

const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()];
const noon = new Date('2026-11-20T12:00:00Z');
let now = noon;
let db: Db;
let drop: () => Promise<void>;
let service: ReturnType<typeof testService>;

beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  service = testService(journey, { db, sessions: sessionsOf({ a: { id: ana }, b: { id: ben } }), now: () => now });
});
afterAll(() => drop());
beforeEach(async () => {
  now = noon;
  await db.raw(
    `truncate profiles, ledger, balances, check_ins, acts, practices, member_days, frozen_days, freezes, raps, games,
       undo_requests, outbox, member_sequences`,
  );
});

const post = (path: string, body: object = {}, who = 'a') =>
  request(service.app).post(path).set(browser(who)).send(body);
const get = async (path: string, who = 'a') => (await request(service.app).get(path).set(browser(who))).body;
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const practise = (seconds: number, startedAt = now, id = crypto.randomUUID()) =>
  post('/api/journey/practice', { id, kind: 'box-breathing', seconds, startedAt: startedAt.toISOString() });
const challenge = async (id: string, who = 'a') =>
  (await get('/api/journey/challenges', who)).find((each: { id: string }) => each.id === id);
const ledger = async () =>
  (await get('/api/journey/history')).entries.map(({ rule, amount }: { rule: string; amount: number }) => [
    rule,
    amount,
  ]);

test('ten minutes of practice complete the challenge, once', async () => {
  later(3_600);
  const first = await practise(300, noon);
  expect(first.body).toEqual({ counted: 300, awarded: 10 });
  expect(await challenge('meditate')).toMatchObject({ progress: 300, goal: 600, done: false, reward: 100 });
  const second = await practise(300, new Date(noon.getTime() + 600_000));
  expect(second.body).toEqual({ counted: 300, awarded: 110 });
  expect(await challenge('meditate')).toMatchObject({ progress: 600, done: true });
  await practise(300, new Date(noon.getTime() + 1_200_000));
  expect((await ledger()).filter(([rule]: [string]) => rule === 'challenge-meditate')).toHaveLength(1);
});

test('a practice that is sent again, or beside another, is counted once', async () => {
  later(3_600);
  const id = crypto.randomUUID();
  const replies = await Promise.all([practise(64, noon, id), practise(64, noon, id), practise(64, noon)]);
  expect(replies.map(({ body }) => body.counted as number).toSorted((a, b) => a - b)).toEqual([0, 0, 64]);
  expect((await challenge('meditate')).progress).toBe(64);
});

test.each([
  ['that has not passed', () => practise(600)],
  ['of last month', () => practise(60, new Date(noon.getTime() - 30 * 86_400_000))],
])('practice %s is refused', async (_what, act) => {
  const { status, body } = await act();
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['startedAt']]);
});

test('practice pays for an hour a day, and sparks for breaths', async () => {
  later(3 * 3_600);
  expect((await practise(7_200, noon)).body.awarded).toBe(120 + 100);
  expect((await practise(1_800, new Date(noon.getTime() + 8_000_000))).body.awarded).toBe(0);
  expect(await get('/api/journey')).toMatchObject({ points: 220, sparks: 20 });
});

const event = (type: string, data: object, occurredAt = noon.toISOString(), memberId = ana): Event => ({
  id: crypto.randomUUID(),
  type,
  version: 1,
  memberId,
  seq: 1,
  occurredAt,
  traceparent: null,
  data,
});
const hear = (heard: Event) =>
  db.transaction(async (tx) => service.handlers[heard.type as 'dream-recorded']?.(tx, heard));
const dreamt = (occurredAt?: string) =>
  event(
    'dream-recorded',
    { dreamId: crypto.randomUUID(), lucidity: 'not-lucid', symbols: 0, people: 0, feelings: 0 },
    occurredAt,
  );

test('three dreams elsewhere complete the challenge, on the member’s own day', async () => {
  await hear(event('member-registered', { zone: 'Pacific/Auckland', dayStartsAt: 240 }));
  // Two of the 21st there; the third, seven hours earlier, still belongs to the 20th.
  for (const at of ['2026-11-20T18:00:00Z', '2026-11-20T20:00:00Z', '2026-11-20T14:00:00Z']) await hear(dreamt(at));
  expect(await db('acts').where({ memberId: ana }).orderBy('at').pluck('local_day')).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-21',
  ]);
  await hear(dreamt('2026-11-20T21:00:00Z'));
  expect((await ledger()).filter(([rule]: [string]) => rule === 'challenge-dreams')).toEqual([
    ['challenge-dreams', 150],
  ]);
});

test('the same dream told twice is paid once', async () => {
  const told = dreamt();
  await hear(told);
  await hear(told);
  expect(await ledger()).toEqual([['dream', 25]]);
  expect((await challenge('dreams')).progress).toBe(1);
});

test('five connections complete the challenge, and pay sparks', async () => {
  for (let i = 0; i < 5; i++) await hear(event('match-connected', { connectionId: crypto.randomUUID(), otherId: ben }));
  expect(await challenge('souls')).toMatchObject({ progress: 5, done: true });
  expect(await get('/api/journey')).toMatchObject({ points: 5 * 50 + 200, sparks: 5 * 200 });
});

test('a day that begins at another hour holds from then on', async () => {
  await hear(event('member-day-changed', { zone: 'UTC', dayStartsAt: 720 }));
  await hear(event('member-registered', { zone: 'UTC', dayStartsAt: 240 }));
  await hear(dreamt('2026-11-20T11:59:00Z'));
  expect(await db('acts').pluck('local_day')).toEqual(['2026-11-19']);
});

test('a rap is made from its seed, kept once, and counts for the day', async () => {
  const rap = await get('/api/journey/rap?seed=7');
  expect(rap.lines).toHaveLength(8);
  expect((await challenge('rap')).done).toBe(false);
  expect((await post('/api/journey/raps', { seed: 7 })).body).toEqual(rap);
  await post('/api/journey/raps', { seed: 7 });
  expect(await get('/api/journey/raps')).toEqual([rap]);
  expect(await get('/api/journey/raps', 'b')).toEqual([]);
  expect(await ledger()).toEqual([['challenge-rap', 75]]);
  expect((await post('/api/journey/raps', { seed: 1e6 })).status).toBe(400);
});

test('a perfect quiz completes the challenge, also when the quiz was paid before', async () => {
  const best = { stairs: 'quantum', clock: 'sage', stranger: 'enlightened', rule: 'maverick', silence: 'sage' };
  await post('/api/journey/quiz', { answers: { ...best, rule: 'sage' } });
  expect((await challenge('quiz')).done).toBe(false);
  await post('/api/journey/quiz', { answers: best });
  expect(await challenge('quiz')).toMatchObject({ done: true, reward: 300 });
  expect((await get('/api/journey')).points).toBe(55 + 300);
});

const move = (body: object, who = 'a') => post('/api/journey/game', body, who);

test('the journey game is kept on the server, and its meditations are practice', async () => {
  const [meditation] = activities;
  expect((await move({ move: 'begin', activity: meditation.id })).body.challenge.activity).toBe(meditation.id);
  later(40);
  // A second browser goes on where the first is.
  expect((await get('/api/journey/game')).challenge).toMatchObject({ startedAt: noon.toISOString() });
  const { body } = await move({ move: 'complete', activity: meditation.id });
  expect(body.stats).toMatchObject({ experiencePoints: 25, totalActions: 1, currentStreak: 1, level: 1 });
  expect((await challenge('meditate')).progress).toBe(40);
  expect((await get('/api/journey/game', 'b')).stats.totalActions).toBe(0);
});

test('completed in two tabs at once, it is completed once', async () => {
  await move({ move: 'begin', activity: 'full-glass' });
  const replies = await Promise.all([1, 2, 3].map(() => move({ move: 'complete', activity: 'full-glass' })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect((await get('/api/journey/game')).stats.experiencePoints).toBe(50);
});

test.each([
  ['an activity that there is not', { move: 'begin', activity: 'nap' }, 400],
  ['begin without saying which', { move: 'begin' }, 400],
  ['a path without saying which', { move: 'path' }, 400],
  ['a reward of one’s own', { move: 'complete', activity: 'full-glass', reward: 500 }, 400],
  ['one that has not arrived', { move: 'begin', activity: 'between-breaths' }, 409],
])('%s is refused', async (_what, body, status) => {
  expect((await move(body)).status).toBe(status);
});

test('a missed day is frozen: it neither adds to the streak nor breaks it', async () => {
  for (const days of [0, 1]) {
    now = new Date(noon.getTime() + days * 86_400_000);
    await post('/api/journey/check-in');
  }
  now = new Date(noon.getTime() + 3 * 86_400_000);
  const missed = await get('/api/journey');
  expect(missed).toMatchObject({ streak: 2, freeze: { on: true, left: 1 } });
  expect(missed.week.filter(({ frozen }: { frozen: boolean }) => frozen)).toMatchObject([{ day: '2026-11-22' }]);
  expect((await post('/api/journey/check-in')).body.journey).toMatchObject({ streak: 3, freeze: { left: 1 } });
  now = new Date(noon.getTime() + 6 * 86_400_000);
  expect((await post('/api/journey/check-in')).body.journey.streak).toBe(1);
});

test('who wants no freeze starts anew', async () => {
  await post('/api/journey/check-in');
  await request(service.app).put('/api/journey/freeze').set(browser('a')).send({ on: false });
  now = new Date(noon.getTime() + 2 * 86_400_000);
  expect(await get('/api/journey')).toMatchObject({ streak: 0, freeze: { on: false } });
  expect((await post('/api/journey/check-in')).body.journey.streak).toBe(1);
});

test('an operator’s undo takes back by an entry of its own, once, and the act is not paid again', async () => {
  await post('/api/journey/check-in');
  const entries: { id: string; rule: string }[] = (await get('/api/journey/history')).entries;
  const undo = service.parts.background?.find(({ name }) => name === 'undo');
  for (const { id } of entries) await db('undo_requests').insert({ entryId: id });
  while (await undo?.work());
  await db('undo_requests').update({ doneAt: null });
  while (await undo?.work());
  expect(await get('/api/journey')).toMatchObject({ points: 0, sparks: 0, checkedInToday: true });
  expect((await ledger()).toSorted()).toEqual([
    ['check-in', 100],
    ['sparks-check-in', 55],
    ['undo', -100],
    ['undo', -55],
  ]);
  expect((await post('/api/journey/check-in')).body.awarded).toBe(0);
});

test('a year of entries is read by an index, never by looking at every row', async () => {
  await db.raw(
    `insert into ledger select gen_random_uuid(), ?, 'points', 'profile-update', 50, date '2025-11-21' + (n / 30), n::text, now()
     from generate_series(1, 10000) n`,
    [ana],
  );
  await db.raw('analyze ledger');
  const plan = async (sql: string) => JSON.stringify((await db.raw(`explain (format json) ${sql}`, [ana])).rows);
  expect(await plan('select * from ledger where member_id = ? order by id desc limit 50')).toContain('ledger_newest');
  expect(
    await plan(`select count(*) from ledger where member_id = ? and rule = 'practice' and local_day = '2026-01-01'`),
  ).not.toContain('Seq Scan');
});

test('a member who goes takes everything along', async () => {
  await post('/api/journey/check-in');
  await move({ move: 'path', path: 'light' });
  await post('/api/journey/raps', { seed: 3 });
  later(3_600);
  await practise(64, noon);
  await db.transaction((tx) => service.parts.forget(tx, ana));
  const kept = await service.parts.exportMember(ana);
  for (const rows of Object.values(kept as Record<string, unknown[]>)) expect(rows).toEqual([]);
});
