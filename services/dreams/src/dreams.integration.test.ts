import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { createPurge } from './features/delete-dream/routes';
import { createReader } from './features/language-model/reader';
import { dreams } from './service';

let db: Db;
let drop: () => Promise<void>;
let app: ReturnType<typeof testService>['app'];
let now = new Date('2026-11-21T20:00:00Z');
const members = { a: { id: crypto.randomUUID() }, b: { id: crypto.randomUUID() } };
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  ({ app } = testService(dreams, { db, sessions: sessionsOf(members), now: () => now }));
});
afterAll(() => drop());
beforeEach(async () => {
  // Somebody else each time: nobody's limit is met by another's dreams.
  members.a.id = crypto.randomUUID();
  now = new Date('2026-11-21T20:00:00Z');
  await db('dreams').delete();
});

const dream = {
  title: 'The lake',
  description: 'I row over a secretlake with my grandmother and I am afraid.',
  emotions: 'mysterious',
  lucidityLevel: 'not-lucid',
};
type Method = 'get' | 'post' | 'put' | 'delete';
const ask = (method: Method, path: string, body?: object, who = 'a', key = '') =>
  request(app)
    [method](path)
    .set({ ...browser(who), ...(key && { 'idempotency-key': key }) })
    .send(body);
const record = (change: object = {}, key = '') => ask('post', '/api/dreams', { ...dream, ...change }, 'a', key);
const list = async (query = '', who = 'a') => (await ask('get', `/api/dreams${query}`, undefined, who)).body;
const titles = async (query = '') => (await list(query)).map(({ title }: { title: string }) => title);

test('a dream is kept and read, listed newest first to its dreamer alone, and its words stay out of events', async () => {
  const first = await record();
  expect(first.status).toBe(201);
  expect(first.body.interpretation.symbolicAnalysis).toContain('grandmother');
  now = new Date('2026-11-21T21:00:00Z');
  const second = await record({ title: 'Plain', interpret: false });
  expect(second.body.interpretation).toBeNull();
  expect(await titles()).toEqual(['Plain', 'The lake']);
  expect(await list('', 'b')).toEqual([]);
  expect(JSON.stringify(await db('outbox'))).not.toMatch(/secretlake|grandmother|The lake/);
});

test('sent twice with its key it is one dream', async () => {
  const key = crypto.randomUUID();
  const replies = await Promise.all([record({}, key), record({}, key)]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  expect(await list()).toHaveLength(1);
});

test('one that was written before it could be sent keeps its moment, but never a moment to come', async () => {
  expect((await record({ createdAt: '2026-11-20T05:00:00.000Z' })).body.createdAt).toBe('2026-11-20T05:00:00.000Z');
  expect((await record({ createdAt: '2027-01-01T00:00:00.000Z' })).body.createdAt).toBe(now.toISOString());
});

test.each([
  ['an emotion of no list', { emotions: 'bored' }, 'emotions'],
  ['blank', { title: '   ' }, 'title'],
  ['20,001 characters', { description: 'x'.repeat(20_001) }, 'description'],
  ['eleven tags', { tags: Array.from('abcdefghijk') }, 'tags'],
])('a dream with %s is refused and the field named', async (_what, change, field) => {
  const { status, body } = await record(change);
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});

test.each([
  ['20,000 characters', 'x '.repeat(10_000).trim()],
  ['one word', 'Falling'],
  ['emoji', '🌊🌙✨ 👩‍👧'],
  ['right to left', 'كنت في بيت كبير وكانت أمي تقف عند النافذة'],
  ['HTML and script', '<b>I</b> was <script>alert(1)</script> & "there" \' \\ in the house.'],
  ['German', 'Ich war in einem großen Haus und meine Mutter stand am Fenster.'],
])('%s is stored exactly as it was written', async (_what, description) => {
  const { status, body } = await record({ description });
  expect(status).toBe(201);
  expect(body.description).toBe(description);
  expect((await list())[0].description).toBe(description);
});

describe('what one looks for', () => {
  beforeEach(async () => {
    await record({ title: 'One', createdAt: '2026-11-01T12:00:00.000Z', tags: ['sea'] });
    await record({
      title: 'Two',
      description: 'My father shouted at two horses and I was happy in the kitchen.',
      emotions: 'euphoric',
      lucidityLevel: 'fully-lucid',
      createdAt: '2026-11-10T12:00:00.000Z',
    });
    await record({ title: 'Three', description: 'Rowing, rowing.', createdAt: '2026-11-20T02:00:00.000Z' });
  });
  test.each([
    ['?search=father', ['Two']],
    ['?search=rowed', ['Three', 'One']],
    ['?search=%22secretlake%20with%22', ['One']],
    ['?search=nothing', []],
    ['?emotion=euphoric', ['Two']],
    ['?lucidity=fully-lucid', ['Two']],
    ['?person=father', ['Two']],
    ['?symbol=an%20animal', ['Two']],
    ['?tag=sea', ['One']],
    ['?from=2026-11-10', ['Three', 'Two']],
    ['?until=2026-11-10', ['Two', 'One']],
    // Two in the morning is still the day before, for a day that begins at four.
    ['?from=2026-11-19&until=2026-11-19', ['Three']],
    ['?emotion=euphoric&tag=sea', []],
    ['?limit=1', ['Three']],
  ])('%s finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });
  test('comes in pages', async () => {
    const [first] = await list('?limit=1');
    expect(await titles(`?limit=1&before=${first.id}`)).toEqual(['Two']);
    expect(await titles(`?before=${crypto.randomUUID()}`)).toEqual([]);
  });
  test.each([
    ['?search=%00', 400],
    ['?search=%27%29%3B--', 200],
    ['?search=%22%22%20%7C%20%26', 200],
  ])('%s harms nothing', async (query, status) => {
    expect((await ask('get', `/api/dreams${query}`)).status).toBe(status);
  });
  test.each([['?emotion=bored'], ['?limit=0'], ['?limit=999'], ['?from=yesterday'], ['?page=2']])(
    '%s is refused',
    async (query) => {
      expect((await ask('get', `/api/dreams${query}`)).status).toBe(400);
    },
  );
});

test('other words for a dream are read anew, and what the member corrected stays theirs', async () => {
  const { body } = await record();
  const corrected = await ask('put', `/api/dreams/${body.id}/claims`, { claim: 'emotions AP D', code: 'HA D' });
  expect(corrected.body.interpretation.consciousnessInsights).toContain('happiness');
  const description = `${dream.description} My brother helped me.`;
  const edited = await ask('put', `/api/dreams/${body.id}`, { ...dream, description });
  expect(edited.body).toMatchObject({ description, createdAt: body.createdAt });
  const { claims } = edited.body.interpretation;
  expect(claims.map(({ id }: { id: string }) => id)).toContain('friendliness 1MBA 4 D');
  expect(claims).toContainEqual(expect.objectContaining({ id: 'emotions AP D', code: 'HA D', by: 'member' }));
  expect((await ask('get', '/api/dreams/statistics')).body.months[0].feelings).toEqual({ HA: 1 });
});

test('statistics know the member’s own day: two in the morning is the night before', async () => {
  await record({ createdAt: '2026-11-20T02:00:00.000Z' });
  await record({ createdAt: '2026-11-20T04:00:00.000Z' });
  expect((await ask('get', '/api/dreams/statistics')).body.days).toEqual([
    { day: '2026-11-19', dreams: 1 },
    { day: '2026-11-20', dreams: 1 },
  ]);
  expect((await ask('get', '/api/dreams/statistics', undefined, 'b')).body.dreams).toBe(0);
});

test('a dream that was kept without is read when asked, once or again', async () => {
  const { body } = await record({ interpret: false });
  const read = await ask('post', `/api/dreams/${body.id}/interpretation`);
  expect(read.body.interpretation.claims.length).toBeGreaterThan(0);
  expect((await ask('post', `/api/dreams/${body.id}/interpretation`)).body).toEqual(read.body);
});

test('a dream is put away, brought back for a day, and then gone for good', async () => {
  const { body } = await record();
  expect((await ask('delete', `/api/dreams/${body.id}`)).body).toEqual({ deleted: true });
  expect((await ask('delete', `/api/dreams/${body.id}`)).body).toEqual({ deleted: false });
  expect(await list()).toEqual([]);
  expect((await ask('post', `/api/dreams/${body.id}/restore`)).body.title).toBe('The lake');
  await ask('delete', `/api/dreams/${body.id}`);
  now = new Date('2026-11-22T20:00:01Z');
  expect((await ask('post', `/api/dreams/${body.id}/restore`)).status).toBe(404);
  const kept = (await record({ title: 'Kept' })).body.id;
  await createPurge({ db, now: () => now })();
  expect((await db('dreams').select('id')).map(({ id }) => id)).toEqual([kept]);
});

test.each([
  ['put', '', dream],
  ['put', '/claims', { claim: 'emotions AP D', code: null }],
  ['post', '/interpretation', undefined],
  ['post', '/restore', undefined],
] as const)('somebody else’s dream is not there for %s %s', async (method, path, body) => {
  const { body: mine } = await record();
  expect((await ask(method, `/api/dreams/${mine.id}${path}`, body, 'b')).status).toBe(404);
  expect((await ask('delete', `/api/dreams/${mine.id}`, undefined, 'b')).body).toEqual({ deleted: false });
  expect(await list()).toEqual([mine]);
});

test.each([
  ['a claim that is not there', { claim: 'emotions SD D', code: null }, 'claim'],
  ['a code of another kind', { claim: 'emotions AP D', code: '1MKA' }, 'code'],
])('%s is refused', async (_what, body, field) => {
  const { body: mine } = await record();
  const refused = await ask('put', `/api/dreams/${mine.id}/claims`, body);
  expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, [field]]);
});

test('what is exported is imported as it was, once, with its own dates and without a word to the others', async () => {
  await record({ tags: ['sea'], createdAt: '2020-02-29T12:00:00.000Z' });
  await record({ title: 'Two' });
  const { body: out } = await ask('get', '/api/dreams/export');
  expect(out).toMatchObject({ dreams: { length: 2 }, next: null });
  const told = (await db('outbox')).length;
  const bring = () => ask('post', '/api/dreams/import', { dreams: out.dreams }, 'b');
  const both = (await Promise.all([bring(), bring()])).map(({ body }) => body);
  expect(both.map(({ kept, known }) => kept + known)).toEqual([2, 2]);
  expect(both.reduce((sum, { kept }) => sum + kept, 0)).toBe(2);
  const theirs = await list('', 'b');
  expect(theirs.map(({ title, createdAt }: { title: string; createdAt: string }) => [title, createdAt])).toEqual([
    ['Two', now.toISOString()],
    ['The lake', '2020-02-29T12:00:00.000Z'],
  ]);
  expect(await db('outbox')).toHaveLength(told);
});

test('the language model’s texts are taken only from who agreed, and taken back as easily', async () => {
  const texts = { symbolicAnalysis: 'x'.repeat(30), consciousnessInsights: 'y'.repeat(30) };
  const reader = createReader(db, async () => texts);
  const written = { description: dream.description, emotions: 'anxious', lucidityLevel: 'not-lucid' };
  const agree = (languageModel: boolean) =>
    db.transaction((tx) =>
      dreams.build({ db, now: () => now, config: {} } as never).handlers['consents-changed']?.(tx, {
        ...consentsChanged.of(members.a.id, { matching: false, dreamsInMatching: false, languageModel }),
      } as never),
    );
  expect((await reader(members.a.id, written)).writtenBy).toBe('rules');
  await agree(true);
  expect(await reader(members.a.id, written)).toMatchObject({ ...texts, writtenBy: 'model' });
  await agree(false);
  expect((await reader(members.a.id, written)).writtenBy).toBe('rules');
});
