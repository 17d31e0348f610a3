import { defineRoute } from '@liminal/contracts/define';
import * as z from '@liminal/contracts/z';
import { call } from './call';
import { isUnauthorized } from './http-error';
import { keyOf } from './query';

const thing = defineRoute({
  method: 'post',
  path: '/api/things/:id',
  summary: '',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});
const list = defineRoute({
  method: 'get',
  path: '/api/archetype/tribe',
  summary: '',
  query: z.strictObject({ archetype: z.string() }),
  reply: z.array(z.string()),
});

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
});
const reply = (body: unknown, status = 200) =>
  fetched.mockResolvedValue(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText: 'Status Text' }),
  );

test('a call says who it is, takes cookies along, and has a type only with a body', async () => {
  reply({ ok: true, more: 1 });
  expect(await call(thing, { params: { id: 'a/b' }, body: { name: 'x' }, key: 'the-key' })).toEqual({ ok: true });
  const [path, init] = fetched.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/things/a%2Fb');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"name":"x"}' });
  expect(init.headers).toEqual({
    'X-Requested-With': 'XMLHttpRequest',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    'Idempotency-Key': 'the-key',
    'Content-Type': 'application/json',
  });
  reply(['a']);
  await call(list, { query: { archetype: 'deep-feeler' } });
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/archetype/tribe?archetype=deep-feeler');
  expect(fetched.mock.calls[1]?.[1].headers).not.toHaveProperty('Content-Type');
});

test.each([
  ['the body', 'out of luck', 418, '418: out of luck'],
  ['the status text where the body is empty', '', 503, '503: Status Text'],
])('an error is the status, a colon and %s', async (_what, body, status, message) => {
  reply(body, status);
  await expect(call(list, { query: { archetype: 'x' } })).rejects.toThrow(message);
});

test('a reply that breaks its contract is an error, not a surprise later', async () => {
  reply({ ok: 'yes' });
  await expect(call(thing, { params: { id: '1' }, body: { name: 'x' } })).rejects.toThrow();
});

test.each([
  ['401: {"error":{"code":"unauthorized","message":"Unauthorized"}}', true],
  ['401: {"error":{"code":"sign-in-refused","message":"E-mail or password is not right."}}', false],
  ['403: Unauthorized', false],
])('%s means logged out: %s', (message, loggedOut) => {
  expect(isUnauthorized(new Error(message))).toBe(loggedOut);
});

test('keys are path segments', () => {
  expect(keyOf(list, { query: { archetype: 'deep-feeler' } })).toEqual(['api', 'archetype', 'tribe', 'deep-feeler']);
});
