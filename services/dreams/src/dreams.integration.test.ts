import type { Db } from '@liminal/service-kit/db';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { dreams } from './service';

let db: Db;
let drop: () => Promise<void>;
let app: ReturnType<typeof testService>['app'];
beforeAll(async () => {
  ({ db, drop } = await freshSchema(migrations));
  ({ app } = testService(dreams, {
    db,
    sessions: sessionsOf({ a: { id: crypto.randomUUID() }, b: { id: crypto.randomUUID() } }),
  }));
});
afterAll(() => drop());

const dream = {
  title: 'The lake',
  description: 'I row over a secretlake with my grandmother.',
  emotions: 'mysterious',
  lucidityLevel: 'not-lucid',
};
const record = (body: object, key = '') =>
  request(app)
    .post('/api/dreams')
    .set({ ...browser('a'), ...(key && { 'idempotency-key': key }) })
    .send(body);
const list = async (who = 'a') => (await request(app).get('/api/dreams').set(browser(who))).body;

test('a dream is kept and read, listed newest first to its dreamer alone, and its words stay out of events', async () => {
  const first = await record(dream);
  expect(first.status).toBe(201);
  expect(first.body.interpretation.symbolicAnalysis).toContain('grandmother');
  const second = await record({ ...dream, title: 'Plain', interpret: false });
  expect(second.body.interpretation).toBeNull();
  expect((await list()).map(({ title }: { title: string }) => title)).toEqual(['Plain', 'The lake']);
  expect(await list('b')).toEqual([]);
  expect(JSON.stringify(await db('outbox'))).not.toMatch(/secretlake|grandmother|The lake/);
});

test('sent twice with its key it is one dream', async () => {
  const before = (await list()).length;
  const key = crypto.randomUUID();
  const replies = await Promise.all([record(dream, key), record(dream, key)]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  expect(await list()).toHaveLength(before + 1);
});

test.each([
  ['an emotion of no list', { emotions: 'bored' }, 'emotions'],
  ['blank', { title: '   ' }, 'title'],
  ['10,001 characters', { description: 'x'.repeat(10_001) }, 'description'],
])('a dream with %s is refused and the field named', async (_what, change, field) => {
  const { status, body } = await record({ ...dream, ...change });
  expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
});
