import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { journey } from './service';

const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()];
let zone = 'Europe/Berlin';
let now = new Date('2026-03-28T12:00:00Z');
let db: Db;
let drop: () => Promise<void>;
let app: ReturnType<typeof testService>['app'];

beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  const sessions = sessionsOf({
    a: {
      id: ana,
      get zone() {
        return zone;
      },
    },
    b: { id: ben },
  });
  ({ app } = testService(journey, { db, sessions, now: () => now }));
});
afterAll(() => drop());
beforeEach(async () => {
  zone = 'Europe/Berlin';
  await db.raw('truncate profiles, ledger, balances, check_ins, frozen_days, acts, outbox, member_sequences');
});

const post = (path: string, body?: object, who = 'a') => request(app).post(path).set(browser(who)).send(body);
const state = async (who = 'a') => (await request(app).get('/api/journey').set(browser(who))).body;
const checkIn = () => post('/api/journey/check-in');
const answers = {
  morning_ritual: 'slow',
  conflict_style: 'listen',
  shadow_work: 'grief',
  love_language: 'words',
  intuition_trust: 'often',
};
const onboard = (given: object = answers) =>
  post('/api/consciousness/onboarding', { answers: given, timestamp: '2026-03-28T12:00:00Z' });

test('onboarding is 500 points, a streak of 1, once, whatever is sent again', async () => {
  const [first, second] = await Promise.all([onboard(), onboard()]);
  expect([first.status, first.body.initialScore]).toEqual([201, 500]);
  expect(second.body.state).toBe(first.body.state);
  expect(await state()).toMatchObject({ points: 500, streak: 1, level: 3, onboarded: true, checkedInToday: false });
});

test('an answer that is not one of the options is refused and named', async () => {
  const { status, body } = await onboard({ ...answers, shadow_work: 'none' });
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields)).toEqual(['answers.shadow_work']);
});

test('a check-in counts once a member-day, from two tabs at once', async () => {
  now = new Date('2026-03-28T12:00:00Z');
  const replies = await Promise.all([checkIn(), checkIn(), checkIn()]);
  expect(replies.map(({ body }) => body.awarded as number).toSorted((a, b) => a - b)).toEqual([0, 0, 100]);
  expect(await state()).toMatchObject({ points: 100, streak: 1, checkedInToday: true });
});

test('the streak goes on across the change to summer time, and the day begins at the member’s hour', async () => {
  now = new Date('2026-03-28T12:00:00Z');
  await checkIn();
  // 01:30 on the 29th in Berlin still belongs to the 28th, whose clock then jumps from 2 to 3.
  now = new Date('2026-03-29T00:30:00Z');
  expect((await checkIn()).body.awarded).toBe(0);
  // 04:00 summer time.
  now = new Date('2026-03-29T02:00:00Z');
  const { body } = await checkIn();
  expect([body.awarded, body.journey.streak]).toEqual([100, 2]);
});

test('flying over the date line awards no day twice, and a clock set back breaks nothing', async () => {
  // Five in the morning of the 29th in Auckland.
  now = new Date('2026-03-28T16:00:00Z');
  await checkIn();
  zone = 'Pacific/Auckland';
  expect((await checkIn()).body.awarded).toBe(100);
  zone = 'Europe/Berlin';
  expect((await checkIn()).body.awarded).toBe(0);
  now = new Date('2026-03-28T09:00:00Z');
  expect((await checkIn()).body.awarded).toBe(0);
});

test('a profile update is 50 points, at most ten a day, and only with values of the specification', async () => {
  now = new Date('2026-03-28T12:00:00Z');
  const values = { dopamineLevel: 70, serotoninLevel: 80, gammaWaves: 60, thetaWaves: 50 };
  expect((await post('/api/consciousness/update', values)).body.error.code).toBe('not-onboarded');
  await onboard();
  for (let i = 0; i < 12; i++) await post('/api/consciousness/update', values);
  expect((await state()).points).toBe(500 + 10 * 50);
  expect((await post('/api/consciousness/update', { ...values, dopamineLevel: 100 })).status).toBe(400);
});

test('the ledger adds up, tells each rule, and is one’s own', async () => {
  await onboard();
  await checkIn();
  const { entries } = (await request(app).get('/api/journey/history').set(browser('a'))).body;
  expect(entries.map(({ rule, amount }: { rule: string; amount: number }) => [rule, amount])).toEqual([
    ['sparks-check-in', 60],
    ['check-in', 100],
    ['onboarding', 500],
  ]);
  expect((await request(app).get('/api/journey/history').set(browser('b'))).body.entries).toEqual([]);
  expect(await state('b')).toMatchObject({ points: 0, onboarded: false });
});

const quiz = { stairs: 'quantum', clock: 'sage', stranger: 'enlightened', rule: 'maverick', silence: 'sage' };
const takeQuiz = (given: object = quiz) => post('/api/journey/quiz', { answers: given });

test('the quiz pays what its answers are worth, once a member-day, from two tabs at once', async () => {
  const [one, other] = await Promise.all([takeQuiz(), takeQuiz()]);
  expect([one.body, other.body]).toEqual([
    expect.objectContaining({ vibe: 'sage', points: 60 }),
    expect.objectContaining({ vibe: 'sage', points: 60 }),
  ]);
  expect(one.body.awarded + other.body.awarded).toBe(60);
  // It was perfect: the day's challenge too.
  expect((await state()).points).toBe(60 + 300);
  const was = now;
  now = new Date(now.getTime() + 86_400_000);
  expect((await takeQuiz({ ...quiz, rule: 'sage' })).body).toMatchObject({ points: 55, awarded: 55 });
  now = was;
});

test('a quiz answer that is not one of the options, or points of one’s own, are refused and named', async () => {
  expect(Object.keys((await takeQuiz({ ...quiz, clock: 'best' })).body.error.fields)).toEqual(['answers.clock']);
  const own = await post('/api/journey/quiz', { answers: quiz, points: 1000 });
  expect([own.status, own.body.error.fields]).toEqual([400, { points: 'unknown' }]);
});
