import { migrate } from '@liminal/service-kit/schema';
import { createDb, type Db } from '@liminal/service-kit/db';
import { createSessions, hashOf } from '@liminal/service-kit/sessions';
import { testDatabaseUrl } from '@liminal/service-kit/testing/fresh-schema';
import { testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { auth } from './service';
import { authCalls, cookieOf, headers, password, someone } from './testing/auth-calls';

let db: Db;
let now = new Date('2026-11-21T20:00:00Z');
let app: ReturnType<typeof testService>['app'];

beforeAll(async () => {
  await migrate({ url: testDatabaseUrl(), schema: 'auth', migrations });
  db = createDb({ url: testDatabaseUrl(), schema: 'auth' });
  ({ app } = testService(auth, {
    db,
    sessions: createSessions({ db }),
    now: () => now,
    callService: async (service) => ({ of: service }),
  }));
}, 30_000);
afterAll(async () => {
  await db.raw('drop schema auth cascade');
  await db.destroy();
});
beforeEach(async () => {
  now = new Date();
  await db('sign_in_failures').delete();
});

const { post, register, user } = authCalls(() => app);

test('an account is created once, and the session is new, long, hashed at rest and flagged (ASVS 7.2.3, 7.2.4, 3.3)', async () => {
  const ada = await register();
  expect(ada.response.status).toBe(201);
  const cookie = String(ada.response.headers['set-cookie']);
  expect(cookie).toMatch(/liminal_session=[A-Za-z0-9_-]{43};.*HttpOnly.*SameSite=Lax/);
  const token = ada.cookie.slice('liminal_session='.length);
  expect(await db('sessions').where({ hash: hashOf(token) })).toHaveLength(1);
  expect((await post('/api/auth/register', ada)).status).toBe(400);
  const { firstName, email } = ada;
  expect((await post('/api/auth/register', { firstName, email, password })).body.error.code).toBe('email-taken');
});

test('a planted session id is not taken over (ASVS 7.2.4)', async () => {
  const planted = `liminal_session=${'x'.repeat(43)}`;
  const ada = await register();
  const response = await post('/api/auth/login', { email: ada.email, password }, planted);
  expect(cookieOf(response)).not.toBe(planted);
  expect((await user(planted)).status).toBe(401);
});

test('signing out kills the session on the server (ASVS 7.4.1), and another site cannot do it', async () => {
  const ada = await register();
  await request(app).get('/api/logout').set({ cookie: ada.cookie, 'sec-fetch-site': 'cross-site' });
  expect((await user(ada.cookie)).status).toBe(200);
  const left = await request(app).get('/api/logout').set('cookie', ada.cookie);
  expect([left.status, left.headers['location']]).toEqual([303, '/']);
  expect((await user(ada.cookie)).body.error).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
});

test('an unused session ends after 7 days, any session after 30 (ASVS 7.3)', async () => {
  const ada = await register();
  await db('sessions').update({ idleExpiresAt: new Date(Date.now() - 1000) });
  expect((await user(ada.cookie)).status).toBe(401);
  const { cookie } = await register();
  await db('sessions').update({ absoluteExpiresAt: new Date(Date.now() - 1000) });
  expect((await user(cookie)).status).toBe(401);
});

test('a new password needs the old one and ends the other sessions (ASVS 7.4.3, 7.5.1)', async () => {
  const ada = await register();
  const other = cookieOf(await post('/api/auth/login', { email: ada.email, password }));
  const change = (currentPassword: string) =>
    post('/api/auth/password', { currentPassword, newPassword: 'another fine sentence' }, ada.cookie);
  expect((await change('wrong')).status).toBe(403);
  expect((await change(password)).body).toEqual({ endedSessions: 1 });
  expect((await user(other)).status).toBe(401);
  expect((await user(ada.cookie)).status).toBe(200);
  expect((await post('/api/auth/login', { email: ada.email, password })).status).toBe(401);
});

test('sessions are listed and revoked, one’s own only (ASVS 7.5.2, 8.2.2)', async () => {
  const ada = await register();
  const other = cookieOf(await post('/api/auth/login', { email: ada.email, password }));
  const listed = await request(app).get('/api/auth/sessions').set('cookie', ada.cookie);
  const theOther = listed.body.find((session: { current: boolean }) => !session.current);
  expect(listed.body).toHaveLength(2);
  const eve = await register();
  const revoke = (cookie: string) =>
    request(app)
      .delete(`/api/auth/sessions/${theOther.id}`)
      .set({ ...headers, cookie });
  expect((await revoke(eve.cookie)).status).toBe(404);
  expect((await revoke(ada.cookie)).status).toBe(200);
  expect((await user(other)).status).toBe(401);
});

test.each([
  ['too short', 'short'],
  ['too long', 'x'.repeat(129)],
  ['among the most used', 'password1'],
  ['a common one with a year', 'sunshine2026!'],
])('a password that is %s is refused (ASVS 6.2)', async (_why, weak) => {
  const response = await post('/api/auth/register', { ...someone(), password: weak });
  expect(response.status).toBe(400);
  expect(response.body.error.fields.password).toBeDefined();
});

test('passwords are argon2id with m=19456, t=2, p=1, and a weaker hash is made anew at sign-in (ASVS 11.4.2)', async () => {
  const ada = await register();
  const stored = await db('accounts').where({ email: ada.email }).first('passwordHash');
  expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { hash } = await import('@node-rs/argon2');
  await db('accounts')
    .where({ email: ada.email })
    .update({ passwordHash: await hash(password, { memoryCost: 4096, timeCost: 2, parallelism: 1 }) });
  expect((await post('/api/auth/login', { email: ada.email, password })).status).toBe(200);
  expect((await db('accounts').where({ email: ada.email }).first('passwordHash')).passwordHash).toMatch(/m=19456/);
});

test('known and unknown accounts get the same answer (ASVS 6.3.8), without the word that means logged out', async () => {
  const ada = await register();
  const known = await post('/api/auth/login', { email: ada.email, password: 'wrong one' });
  const unknown = await post('/api/auth/login', { email: 'nobody@example.org', password: 'wrong one' });
  expect(known.status).toBe(401);
  expect(known.body).toEqual(unknown.body);
  expect(JSON.stringify(known.body)).not.toContain('Unauthorized');
});

test('guessing is slowed by account, doubles, and never locks out for good (ASVS 6.3.1)', async () => {
  const ada = await register();
  const guess = () => post('/api/auth/login', { email: ada.email, password: 'wrong one' });
  for (let i = 0; i < 5; i++) expect((await guess()).status).toBe(401);
  const slowed = await post('/api/auth/login', { email: ada.email, password });
  expect(slowed.status).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  now = new Date(Date.now() + 20 * 60_000);
  expect((await post('/api/auth/login', { email: ada.email, password })).status).toBe(200);
});

test('consents are off at first, kept when given, and told once', async () => {
  const ada = await register();
  expect((await user(ada.cookie)).body.consents).toEqual({
    matching: false,
    dreamsInMatching: false,
    languageModel: false,
  });
  const put = (body: object) =>
    request(app)
      .put('/api/account/consents')
      .set({ ...headers, cookie: ada.cookie })
      .send(body);
  await put({ matching: true, dreamsInMatching: false, languageModel: false });
  await put({ matching: true, dreamsInMatching: false, languageModel: false });
  expect((await user(ada.cookie)).body.consents.matching).toBe(true);
  const told = await db('outbox').where({ topic: 'consents-changed', memberId: ada.response.body.id });
  expect(told).toHaveLength(1);
  expect((await put({ matching: true })).body.error.fields).toHaveProperty('languageModel');
});

test('the export has every part, and deletion needs the password, kills the sessions and tells the others', async () => {
  const ada = await register();
  const out = await request(app).get('/api/account/export').set('cookie', ada.cookie);
  expect(Object.keys(out.body.parts).sort()).toEqual([
    'archetype',
    'auth',
    'dreams',
    'gatherings',
    'journey',
    'matching',
  ]);
  expect(JSON.stringify(out.body)).not.toMatch(/argon2|hash/);
  const remove = (word: string) =>
    request(app)
      .delete('/api/account')
      .set({ ...headers, cookie: ada.cookie })
      .send({ password: word });
  expect((await remove('wrong')).status).toBe(403);
  expect((await remove(password)).body).toEqual({ deleted: true });
  expect((await user(ada.cookie)).status).toBe(401);
  expect(await db('accounts').where({ email: ada.email })).toHaveLength(0);
  expect(await db('outbox').where({ topic: 'member-deleted', memberId: ada.response.body.id })).toHaveLength(1);
});

test('the audit can only grow, and holds no address or text (ASVS 16.3)', async () => {
  await register();
  await expect(db('audit').update({ what: 'nothing' })).rejects.toThrow();
  await expect(db('audit').delete()).rejects.toThrow();
  expect(JSON.stringify(await db('audit').limit(50))).not.toMatch(/example\.org|Ada|127\.0\.0\.1/);
});

test('events carry ids and numbers only (ASVS 16.2.5)', async () => {
  await register();
  expect(JSON.stringify(await db('outbox').limit(100))).not.toMatch(/example\.org|Ada/);
});

describe('the sign-in page', () => {
  const open = async (path = '/api/login') => {
    const page = await request(app).get(path).set('host', 'here.test');
    return { page, cookie: cookieOf(page), token: /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? '' };
  };
  const send = (fields: Record<string, string>, cookie: string, origin = 'http://here.test') =>
    request(app).post('/api/login').set({ cookie, origin, host: 'here.test' }).type('form').send(fields);

  test('creates an account without JavaScript and returns to where the member was going', async () => {
    const { cookie, token, page } = await open('/api/login?return=%2Farchetypes%3Fa%3D1');
    expect(page.text).toContain('value="/archetypes?a=1"');
    const done = await send(
      { ...someone(), token, intent: 'register', return: '/archetypes?a=1', zone: 'Europe/Berlin' },
      cookie,
    );
    expect([done.status, done.headers['location']]).toEqual([303, '/archetypes?a=1']);
    expect(String(done.headers['set-cookie'])).toContain('liminal_session=');
  });

  test('says what was wrong, keeps what was typed, and escapes it', async () => {
    const { cookie, token } = await open();
    const back = await send({ email: '"><script>x</script>', password: 'x', token, intent: 'signin' }, cookie);
    expect(back.status).toBe(400);
    expect(back.text).toContain('role="alert"');
    expect(back.text).not.toContain('<script>x');
  });

  test.each([
    ['without its token', { token: 'x' }, 'http://here.test'],
    ['from another site', {}, 'http://evil.test'],
  ])('is refused %s', async (_why, change, origin) => {
    const ada = await register();
    const { cookie, token } = await open();
    const refused = await send({ email: ada.email, password, token, intent: 'signin', ...change }, cookie, origin);
    expect(refused.status).toBe(403);
    expect(String(refused.headers['set-cookie'] ?? '')).not.toContain('liminal_session=');
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', '/api/logout', 'javascript:alert(1)'])(
    'never sends anybody to %s',
    async (target) => {
      const { page } = await open(`/api/login?return=${encodeURIComponent(target)}`);
      expect(page.text).toContain('name="return" value="/"');
    },
  );
});

test('the landing is told illustrative figures, or real ones without simulated members and small groups', async () => {
  expect((await request(app).get('/api/auth/figures')).body).toMatchObject({ mode: 'illustrative', members: null });
  const { app: live } = testService(auth, {
    db,
    sessions: createSessions({ db }),
    now: () => now,
    env: { LIMINAL_FIGURES: 'live' },
  });
  const people = Number((await db('accounts').where({ isDemo: false }).count<{ count: number }[]>())[0]?.count);
  const add = (isDemo: boolean) =>
    db.transaction(async (tx) => {
      const id = crypto.randomUUID();
      await tx('accounts').insert({ id, email: `${id}@example.org`, firstName: 'Ada', isDemo });
      await tx('projections').insert({ memberId: id });
    });
  for (let i = 0; i < 10; i++) await add(i > 7);
  const { body } = await request(live).get('/api/auth/figures');
  expect(body).toEqual({
    mode: 'live',
    members: people + 8,
    online: expect.anything(),
    archetypesToday: null,
    newToday: people + 8,
  });
});
