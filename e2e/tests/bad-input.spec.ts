import { expect, headersFor, memberByCalls, someone, test } from '../site';

const dream = { title: 'x', description: 'x', emotions: 'peaceful', lucidityLevel: 'not-lucid' };

test('rubbish gets a clear refusal in one shape, in every way it can come', async ({ request, site, playwright }) => {
  await memberByCalls(request, site.url, someone('Ada'));
  const nobody = await playwright.request.newContext();
  const headers = { ...headersFor(site.url), 'content-type': 'application/json' };
  const post = (path: string, data: string | object, more: Record<string, string> = {}, by = request) =>
    by.post(`${site.url}${path}`, {
      headers: { ...headers, ...more },
      data: typeof data === 'string' ? Buffer.from(data) : data,
    });
  const cases: [string, Promise<{ status(): number; json(): Promise<unknown> }>, number][] = [
    ['malformed JSON', post('/api/dreams', '{"title":'), 400],
    ['unknown key', post('/api/dreams', { ...dream, extra: 1 }), 400],
    ['over 100 KB', post('/api/dreams', { ...dream, description: 'x'.repeat(120_000) }), 413],
    ['wrong type', post('/api/dreams', 'title=x', { 'content-type': 'text/plain' }), 415],
    ['no header', post('/api/dreams', dream, { 'X-Requested-With': '' }), 403],
    ['foreign origin', post('/api/dreams', dream, { Origin: 'https://evil.test' }), 403],
    ['signed out', post('/api/dreams', dream, {}, nobody), 401],
    ["someone else's", post(`/api/energy-matches/${crypto.randomUUID()}/connect`, {}), 403],
    ['unknown path', nobody.get(`${site.url}/api/nothing`), 404],
    ['internal path', nobody.post(`${site.url}/internal/members-batch`, { data: { ids: [] } }), 404],
    ['metrics', nobody.get(`${site.url}/metrics`), 404],
    ['unknown session', request.delete(`${site.url}/api/auth/sessions/${crypto.randomUUID()}`, { headers }), 404],
    ['not a path to a release', nobody.get(`${site.url}/mfe/dreams/9.9.9/entry.js`), 404],
  ];
  for (const [what, sent, status] of cases) {
    const response = await sent;
    expect([what, response.status()]).toEqual([what, status]);
    expect(await response.json()).toEqual({
      error: {
        code: expect.any(String),
        message: expect.any(String),
        ...(what === 'unknown key' && { fields: { extra: 'unknown' } }),
      },
    });
  }
  await nobody.dispose();
});

test('too fast is a 429 with Retry-After, as JSON', async ({ request, site }) => {
  await memberByCalls(request, site.url, someone('Eve'));
  const headers = headersFor(site.url);
  const update = { dopamineLevel: 70, serotoninLevel: 80, gammaWaves: 60, thetaWaves: 50 };
  const replies = await Promise.all(
    Array.from({ length: 25 }, () => request.post(`${site.url}/api/consciousness/update`, { headers, data: update })),
  );
  const refused = replies.find((reply) => reply.status() === 429);
  if (!refused) throw new Error('nothing was refused');
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(((await refused.json()) as { error: { code: string } }).error.code).toBe('too-many-requests');
});

test('every answer has the security headers, and no answer names its makers', async ({ request, site }) => {
  for (const path of ['/', '/api/auth/user', '/api/login', '/mfe/registry.json', '/assets/atlas.css', '/api/nothing']) {
    const response = await request.get(`${site.url}${path}`);
    const headers = response.headers();
    expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining("script-src 'self';")]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
