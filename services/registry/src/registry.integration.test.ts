import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MfeManifest } from '@liminal/contracts/registry/manifest';
import type { Db } from '@liminal/service-kit/db';
import { registry as metrics } from '@liminal/service-kit/metrics';
import { freshSchema } from '@liminal/service-kit/testing/fresh-schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import request from 'supertest';
import { migrations } from '../migrations/all';
import { integrityOf } from './domain/releases';
import { registry } from './service';

const folder = mkdtempSync(join(tmpdir(), 'liminal-registry-'));
const [token, otherToken] = ['t'.repeat(30), 'o'.repeat(30)];
let db: Db;
let drop: () => Promise<void>;
let app: ReturnType<typeof testService>['app'];
beforeAll(async () => {
  writeFileSync(
    join(folder, 'shell.json'),
    JSON.stringify({ contract: '1.0.0', shared: { react: { version: '19.3.1', names: null } } }),
  );
  ({ db, drop } = await freshSchema(migrations));
  ({ app } = testService(registry, {
    db,
    sessions: sessionsOf({}),
    env: {
      MFE_FOLDER: join(folder, 'mfe'),
      SHELL_FOLDER: folder,
      DEPLOY_TOKENS: `dreamers:${token}:dreams;others:${otherToken}:journal`,
    },
  }));
});
afterAll(() => drop());

const files = (mark: string): Record<string, Buffer> => ({
  'entry.js': Buffer.from(`__liminalIntegrity ${mark}`),
  'js/page.js': Buffer.from(`page ${mark}`),
});
const manifest = (version: string, mark: string, change: Partial<MfeManifest> = {}): MfeManifest => ({
  name: 'dreams',
  version,
  build: mark,
  entry: 'entry.js',
  global: 'liminal_dreams',
  styles: [],
  modules: { './page': ['js/page.js'] },
  integrity: Object.fromEntries(Object.entries(files(mark)).map(([file, bytes]) => [file, integrityOf(bytes)])),
  shared: { react: { range: '^19.0.0', names: null } },
  shell: '^1.0.0',
  budget: 10_000,
  contributions: {
    pages: [],
    tabs: [{ id: 'dreams', label: 'Dreams', order: 1, icon: 'dreams', module: './page' }],
    overlays: [],
  },
  ...change,
});
const headers = { ...browser(), authorization: `Bearer ${token}` };
const post = (path: string, body?: object, more = headers) =>
  request(app).post(`/api/registry/dreams/${path}`).set(more).send(body);
const put = (version: string, file: string, bytes: Buffer) =>
  request(app)
    .put(`/api/registry/dreams/releases/${version}/files/${file}`)
    .set({ ...headers, 'content-type': 'application/octet-stream' })
    .send(bytes);
const deploy = async (version: string, mark: string) => {
  const opened = await post('releases', manifest(version, mark));
  for (const file of opened.body.missing)
    expect((await put(version, file, files(mark)[file] ?? Buffer.alloc(0))).status).toBe(204);
  await post(`releases/${version}/publish`);
  return post('activate', { version });
};
const live = () =>
  JSON.parse(readFileSync(join(folder, 'mfe/registry.json'), 'utf8')) as {
    remotes: { version: string; base: string }[];
  };

test('a release is uploaded, published, activated and rolled back; registry.json follows; bytes lie whole and packed', async () => {
  expect((await deploy('1.0.0', 'one')).body).toMatchObject({ version: '1.0.0', active: true });
  expect(live().remotes).toMatchObject([{ version: '1.0.0', base: '/mfe/dreams/1.0.0/' }]);
  expect(readFileSync(join(folder, 'mfe/dreams/1.0.0/js/page.js'), 'utf8')).toBe('page one');
  expect(readFileSync(join(folder, 'mfe/dreams/1.0.0/entry.js.gz')).length).toBeGreaterThan(10);
  await deploy('1.1.0', 'two');
  expect(live().remotes[0]?.version).toBe('1.1.0');
  expect((await post('rollback')).body.version).toBe('1.0.0');
  expect(live().remotes[0]?.version).toBe('1.0.0');
  const listed = await request(app).get('/api/registry/dreams/releases').set(headers);
  expect(listed.body.map(({ version, active }: { version: string; active: boolean }) => [version, active])).toEqual([
    ['1.1.0', false],
    ['1.0.0', true],
  ]);
});

test('a release never changes: other files need another version, and a published one takes no more', async () => {
  expect((await post('releases', manifest('1.0.0', 'changed'))).body.error.code).toBe('version-taken');
  expect((await put('1.0.0', 'entry.js', Buffer.from('x'))).body.error.code).toBe('published');
});

test('a file that is not the one in the manifest is refused, and an incomplete release is not published', async () => {
  await post('releases', manifest('2.0.0', 'three'));
  expect((await put('2.0.0', 'entry.js', Buffer.from('tampered'))).status).toBe(400);
  expect((await put('2.0.0', 'other.js', Buffer.from('x'))).status).toBe(404);
  expect((await put('2.0.0', '..%2f..%2fshell.json', Buffer.from('x'))).status).toBe(404);
  expect((await post('releases/2.0.0/publish')).body.error.code).toBe('incomplete');
  expect((await post('activate', { version: '2.0.0' })).status).toBe(404);
});

test('the publish checks say why', async () => {
  await post('releases', manifest('3.0.0', 'four', { shared: { react: { range: '^18.0.0', names: null } } }));
  for (const [file, bytes] of Object.entries(files('four'))) await put('3.0.0', file, bytes);
  const { status, body } = await post('releases/3.0.0/publish');
  expect([status, body.error.message]).toEqual([422, expect.stringContaining('react ^18.0.0')]);
});

test('another shell is checked against every active release before it is put in place', async () => {
  const shell = (version: string) => ({ contract: '1.0.0', shared: { react: { version, names: null } } });
  const check = (body: object) => request(app).post('/api/registry/shell/check').set(headers).send(body);
  expect((await check(shell('19.9.0'))).body).toEqual({ problems: [] });
  const { body } = await check(shell('20.0.0'));
  expect(body.problems).toEqual([
    { name: 'dreams', version: expect.any(String), why: [expect.stringContaining('react ^19.0.0')] },
  ]);
  expect((await request(app).post('/api/registry/shell/check').set(browser()).send(shell('20.0.0'))).status).toBe(401);
});

test.each([
  ['no token', {}, 401],
  ['a token nobody has', { authorization: `Bearer ${'x'.repeat(30)}` }, 401],
  ["another team's token", { authorization: `Bearer ${otherToken}` }, 403],
])('%s deploys nothing', async (_what, more, status) => {
  expect((await post('activate', { version: '1.1.0' }, { ...browser(), ...more } as typeof headers)).status).toBe(
    status,
  );
});

test('failures are counted for releases that exist, and for no invented name', async () => {
  const report = (body: object) => request(app).post('/api/registry/failures').set(browser()).send(body);
  expect((await report({ name: 'dreams', version: '1.0.0', phase: 'load' })).body).toEqual({ noted: true });
  expect((await report({ name: 'invented', version: '9.9.9', phase: 'load' })).body).toEqual({ noted: false });
  expect(await db('failures').select('name', 'phase', 'count')).toEqual([{ name: 'dreams', phase: 'load', count: 1 }]);
});

test('web vitals are noted, and nothing but numbers is', async () => {
  const tell = (body: object) => request(app).post('/api/registry/vitals').set(browser()).send(body);
  expect((await tell({ name: 'LCP', value: 812.5, rating: 'good' })).status).toBe(202);
  const { status, body } = await tell({ name: 'LCP', value: 'fast', rating: 'good', url: '/?secret' });
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([400, ['url', 'value']]);
  const told = (await metrics.getSingleMetric('web_vitals')?.get())?.values ?? [];
  expect(told).toContainEqual(
    expect.objectContaining({ metricName: 'web_vitals_sum', labels: { name: 'LCP', rating: 'good' }, value: 0.8125 }),
  );
});
