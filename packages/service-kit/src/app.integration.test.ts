import { defineRoute } from '@liminal/contracts/define';
import type { Express } from 'express';
import request from 'supertest';
import * as z from 'zod/mini';
import { createApp } from './app';
import type { Db } from './db';
import { createLimits } from './limits';
import { notFound } from './refusal';
import { serve } from './serve';
import { freshSchema, quiet } from './testing/fresh-schema';
import { browser, sessionsOf } from './testing/test-service';

const ana = crypto.randomUUID();
const thing = defineRoute({
  method: 'post',
  path: '/api/things/:id',
  summary: 'Keep a thing.',
  params: z.strictObject({ id: z.uuid() }),
  query: z.strictObject({ mode: z.optional(z.enum(['a', 'b'])) }),
  body: z.strictObject({ name: z.string().check(z.maxLength(5)), deep: z.optional(z.unknown()) }),
  reply: z.object({ id: z.string(), made: z.int() }),
  status: 201,
});
const bare = defineRoute({
  method: 'post',
  path: '/api/bare',
  summary: 'No body.',
  reply: z.object({ ok: z.boolean() }),
});
const secret = defineRoute({ method: 'get', path: '/api/secret', summary: 'Somebody else’s.', reply: z.object({}) });
const broken = defineRoute({ method: 'get', path: '/api/broken', summary: 'Fails.', reply: z.object({}) });
const rare = defineRoute({ method: 'get', path: '/api/rare', summary: 'Seldom.', reply: z.object({}) });

let db: Db;
let drop: () => Promise<void>;
let app: Express;
let made = 0;
beforeAll(async () => {
  ({ db, drop } = await freshSchema());
  app = createApp(
    {
      service: 'test',
      db,
      sessions: sessionsOf({ a: { id: ana } }),
      limits: createLimits(),
      log: quiet,
      publicUrl: 'http://here.test',
    },
    [
      serve(thing, async ({ params, body }) => ({ id: params.id, made: ++made, name: body.name, secret: 'never' })),
      serve(bare, async () => ({ ok: true })),
      serve(secret, async () => {
        throw notFound();
      }),
      serve(broken, async () => {
        throw new Error('select * from accounts where email = "ada@example.org"');
      }),
      serve(rare, async () => ({}), { points: 2, seconds: 60 }),
    ],
  );
});
afterAll(() => drop());

const id = crypto.randomUUID();
const post = (
  body: string | object = { name: 'x' },
  headers: Record<string, string> = {},
  path = `/api/things/${id}`,
) =>
  request(app)
    .post(path)
    .set({ ...browser('a'), 'content-type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body));

test.each<[string, () => request.Test, number, string]>([
  ['malformed JSON', () => post('{"name":'), 400, 'invalid-request'],
  ['an unknown key', () => post({ name: 'x', extra: 1 }), 400, 'invalid-request'],
  ['a prototype key', () => post('{"name":"x","__proto__":{"admin":true}}'), 400, 'invalid-request'],
  ['too deep a nesting', () => post(`{"name":"x","deep":${'['.repeat(40)}${']'.repeat(40)}}`), 400, 'invalid-request'],
  ['a parameter twice', () => post({ name: 'x' }, {}, `/api/things/${id}?mode=a&mode=b`), 400, 'invalid-request'],
  ['an id that is none', () => post({ name: 'x' }, {}, '/api/things/7'), 400, 'invalid-request'],
  ['over 100 KB', () => post({ name: 'x'.repeat(110_000) }), 413, 'too-large'],
  ['another type', () => post('name=x', { 'content-type': 'text/plain' }), 415, 'unsupported-media-type'],
  ['a body where none belongs', () => post({ a: 1 }, {}, '/api/bare'), 400, 'invalid-request'],
  ['no header', () => post({ name: 'x' }, { 'x-requested-with': '' }), 403, 'forbidden'],
  ['a foreign origin', () => post({ name: 'x' }, { origin: 'http://evil.test' }), 403, 'forbidden'],
  ['a cross-site fetch', () => post({ name: 'x' }, { 'sec-fetch-site': 'cross-site' }), 403, 'forbidden'],
  ['nobody signed in', () => post({ name: 'x' }, { cookie: '' }), 401, 'unauthorized'],
  ['an unknown path', () => request(app).get('/api/nothing'), 404, 'not-found'],
  ['somebody else’s thing', () => request(app).get('/api/secret').set(browser('a')), 404, 'not-found'],
  ['an error of our own', () => request(app).get('/api/broken').set(browser('a')), 500, 'internal'],
])('%s is refused as the JSON error of the contract', async (_what, send, status, code) => {
  const { status: got, body } = await send();
  expect([got, body.error.code]).toEqual([status, code]);
  expect(JSON.stringify(body)).not.toMatch(/select|ada@|stack|node_modules/);
});

test('the wrong fields are named', async () => {
  const { body } = await post({ name: 'too long', extra: 1 });
  expect(body.error.fields).toEqual({ name: expect.any(String), extra: 'unknown' });
});

test('a reply carries only what its contract names (ASVS 15.3.1)', async () => {
  expect(Object.keys((await post()).body).sort()).toEqual(['id', 'made']);
});

test('too fast is a 429 with Retry-After', async () => {
  const get = () => request(app).get('/api/rare').set(browser('a'));
  await get();
  await get();
  const { status, headers } = await get();
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('the same Idempotency-Key does the command once, also at the same moment, and answers the same', async () => {
  const key = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 5 }, () => post({ name: 'x' }, { 'idempotency-key': key })));
  expect(new Set(replies.map(({ body }) => body.made)).size).toBe(1);
  expect(replies.every(({ status }) => status === 201)).toBe(true);
  expect((await post({ name: 'y' }, { 'idempotency-key': key })).body.error.code).toBe('key-reused');
});
