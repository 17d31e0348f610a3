import { scoreArchetypes, type ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
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
let now = new Date('2026-11-22T09:00:00Z');
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  const callService = async (_s: string, _c: string, input: unknown) =>
    (input as { ids: string[] }).ids.map((id) => ({
      id,
      firstName: id === ana ? 'Ana' : 'Ben',
      email: 'x@example.org',
      isDemo: false,
    }));
  service = testService(archetype, {
    db,
    callService,
    sessions: sessionsOf({ a: { id: ana }, b: { id: ben } }),
    now: () => now,
  });
});
afterAll(() => drop());
beforeEach(async () => {
  await db.raw('truncate souls, tribe_answers, archetypal_assessments, blocks, outbox, member_sequences cascade');
  await db('souls').insert([
    { memberId: ana, archetype: 'wild-spirit', shown: true },
    { memberId: ben, archetype: 'wild-spirit', shown: true },
  ]);
});

const call = (method: 'get' | 'post' | 'put', path: string, who = 'a', body?: object) =>
  request(service.app)[method](path).set(browser(who)).send(body);
const room = '/api/archetype/tribe-room';
const texts = (body: { answers: { text: string }[] }) => body.answers.map(({ text }) => text);
const tell = (memberId: string, otherId: string, blocked: boolean) =>
  db.transaction((tx) =>
    service.handlers['member-blocked'](tx, {
      id: crypto.randomUUID(),
      type: 'member-blocked',
      version: 1,
      memberId,
      seq: 1,
      occurredAt: now.toISOString(),
      traceparent: null,
      data: { otherId, blocked },
    }),
  );

test('a room opens to who enters it; one answer a day, replaced by the next; leaving takes it along', async () => {
  await call('put', room, 'b', { joined: true });
  await call('put', `${room}/answer`, 'b', { text: '  The sea, at six.  ' });
  expect((await call('get', room)).body).toMatchObject({ joined: false, answers: [], others: 0 });
  expect((await call('put', `${room}/answer`, 'a', { text: 'me too' })).status).toBe(409);
  expect((await call('put', room, 'a', { joined: true })).body).toMatchObject({ joined: true, others: 1 });
  expect((await call('put', `${room}/answer`, 'a', { text: 'first' })).status).toBe(200);
  const { body } = await call('put', `${room}/answer`, 'a', { text: 'second' });
  expect(texts(body).sort()).toEqual(['The sea, at six.', 'second']);
  await call('put', room, 'b', { joined: false });
  expect(texts((await call('get', room)).body)).toEqual(['second']);
  expect(texts((await call('put', `${room}/answer`, 'a', { text: '' })).body)).toEqual([]);
});

test('the next day has its own prompt and begins empty', async () => {
  await call('put', room, 'a', { joined: true });
  const { body } = await call('put', `${room}/answer`, 'a', { text: 'today' });
  now = new Date('2026-11-23T00:00:01Z');
  const next = (await call('get', room)).body;
  await service.parts.background?.find(({ name }) => name === 'close the day')?.work();
  now = new Date('2026-11-22T09:00:00Z');
  expect(await db('tribe_answers')).toEqual([]);
  expect(next.answers).toEqual([]);
  expect(next.prompt).not.toBe(body.prompt);
});

test('without a pattern or the consent nobody enters, and who withdraws it is gone from the room', async () => {
  await db('souls').where({ memberId: ana }).update({ shown: false });
  expect((await call('put', room, 'a', { joined: true })).body.error.code).toBe('consent-needed');
  await db('souls').where({ memberId: ana }).update({ shown: true, archetype: null });
  expect((await call('put', room, 'a', { joined: true })).body.error.code).toBe('pattern-needed');
  await call('put', room, 'b', { joined: true });
  await call('put', `${room}/answer`, 'b', { text: 'here' });
  await db('souls').where({ memberId: ana }).update({ archetype: 'wild-spirit', inRoom: true });
  await db('souls').where({ memberId: ben }).update({ shown: false });
  expect((await call('get', room)).body).toMatchObject({ others: 0, answers: [] });
});

test('whom an operator hid is in no tribe and no room, and back in both when shown again', async () => {
  const hide = (hidden: boolean) =>
    db.transaction((tx) =>
      service.handlers['energy-profile-changed'](tx, {
        id: crypto.randomUUID(),
        type: 'energy-profile-changed',
        version: 1,
        memberId: ben,
        seq: 1,
        occurredAt: now.toISOString(),
        traceparent: null,
        data: { frequency: 432, amplitude: 8, coherence: 90, acts: 1, hidden },
      }),
    );
  const tribe = async () => (await call('get', '/api/archetype/tribe?archetype=wild-spirit')).body as { id: string }[];
  await call('put', room, 'a', { joined: true });
  await call('put', room, 'b', { joined: true });
  await call('put', `${room}/answer`, 'b', { text: 'unkind words' });
  await hide(true);
  expect((await call('get', room)).body).toMatchObject({ others: 0, answers: [] });
  expect(await tribe()).toEqual([]);
  expect((await call('put', `${room}/answer`, 'b', { text: 'again' })).status).toBe(409);
  await hide(false);
  expect((await tribe()).map(({ id }) => id)).toEqual([ben]);
  expect(texts((await call('get', room)).body)).toEqual(['unkind words']);
});

test('two of whom one blocked the other meet neither in the tribe nor in its room', async () => {
  await call('put', room, 'a', { joined: true });
  await call('put', room, 'b', { joined: true });
  await call('put', `${room}/answer`, 'b', { text: 'hello' });
  await tell(ana, ben, true);
  await tell(ben, ana, true);
  expect((await call('get', room)).body).toMatchObject({ others: 0, answers: [] });
  expect((await call('get', '/api/archetype/tribe?archetype=wild-spirit', 'b')).body).toEqual([]);
  await tell(ana, ben, false);
  expect(texts((await call('get', room)).body)).toEqual(['hello']);
});

test('simulated members of a tribe answer once a day, marked as what they are', async () => {
  await db('souls').insert({ memberId: crypto.randomUUID(), archetype: 'wild-spirit', shown: true, isDemo: true });
  const work = service.parts.background?.[0]?.work;
  await work?.();
  await work?.();
  const { body } = await call('put', room, 'a', { joined: true });
  expect(body.answers).toHaveLength(1);
  expect(body.others).toBe(1);
});

const answers: ArchetypalAnswers = {
  blinks: 17,
  pause: 'night',
  road: 'explorer',
  silence: 'sage',
  meal: 'lover',
  evidence: 'sage',
  gift: 'lover',
  ending: 'hero',
};
const { archetype: won, confidence } = scoreArchetypes(answers);
const environmentalProfile = { lighting: 'low', scent: 'cedar', sound: 'wind', groupRole: 'scout' };
const given = { archetype: won as string, confidence, answers: answers as object, environmentalProfile };

test('a result is kept with its answers, told as an event of figures alone, and kept beside the next', async () => {
  const { status, body } = await call('post', '/api/archetypal-assessment', 'a', given);
  expect(status).toBe(200);
  expect(body).toMatchObject({ archetype: 'explorer', confidence: 37.5, answers });
  await call('post', '/api/archetypal-assessment', 'a', given);
  expect((await call('get', '/api/archetypal-assessment')).body).toHaveLength(2);
  expect((await call('get', '/api/archetypal-assessment', 'b')).body).toEqual([]);
  const event = await db('outbox').where({ topic: 'assessment-completed' }).first();
  expect(event.event.data).toEqual({
    assessmentId: expect.any(String),
    archetype: 'explorer',
    confidence: 37.5,
    scores: { explorer: 3, hero: 1, innocent: 0, lover: 2, magician: 0, sage: 3 },
  });
});

test.each([
  ['no blink count', { answers: { ...answers, blinks: undefined } }],
  ['0 blinks', { answers: { ...answers, blinks: 0 } }],
  ['101 blinks', { answers: { ...answers, blinks: 101 } }],
  ['blinks in words', { answers: { ...answers, blinks: 'often' } }],
  ['an unknown archetype', { archetype: 'trickster' }],
  ['an archetype that does not follow from the answers', { archetype: 'hero' }],
  ['a confidence that does not follow from the answers', { confidence: 100 }],
  ['an answer too many', { answers: { ...answers, ninth: 'hero' } }],
  ['a profile of 10,000 letters', { environmentalProfile: { ...environmentalProfile, scent: 'x'.repeat(10_000) } }],
])('%s is refused and nothing is kept', async (_what, change) => {
  const { status, body } = await call('post', '/api/archetypal-assessment', 'a', { ...given, ...change });
  expect(status).toBe(400);
  expect(body.error.fields).toBeDefined();
  expect(await db('archetypal_assessments')).toEqual([]);
});

test('what moved a pattern, and where it is heading, is told by the rules that move it', async () => {
  await db('souls')
    .where({ memberId: ana })
    .update({ acts: JSON.stringify({ dream: 3, 'check-in': 2 }), interactionScore: 23 });
  expect((await call('get', '/api/archetype/evolution')).body).toMatchObject({
    interactionScore: 23,
    moved: [
      { kind: 'dream', count: 3, points: 15 },
      { kind: 'check-in', count: 2, points: 8 },
    ],
    ways: [
      { way: 'practises', to: 'truth-seeker', points: 8, leading: false },
      { way: 'dreams', to: 'shadow-walker', points: 15, leading: true },
      { way: 'meets', to: 'cosmic-dancer', points: 0, leading: false },
    ],
    past: [],
  });
});
