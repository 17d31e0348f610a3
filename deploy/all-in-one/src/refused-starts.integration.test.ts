import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@liminal/service-kit/schema';
import { createDb } from '@liminal/service-kit/db';
import { testDatabaseUrl } from '@liminal/service-kit/testing/fresh-schema';

// The built programs, as an operator starts them: one clear sentence, a non-zero exit, nothing half-started.
const root = join(__dirname, '../../..');
const allInOne = 'deploy/all-in-one/dist/main.mjs';
const journey = 'services/journey/dist/main.mjs';

const run = (program: string, env: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, program)], {
      cwd: root,
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], LIMINAL_ROOT: root, ...env },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => resolve({ code, said: said.trim() }));
  });

let folder: string;
let squatter: Server;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'liminal-starts-'));
  squatter = createServer();
  await new Promise<void>((done) => squatter.listen(0, '127.0.0.1', done));
  ({ port } = squatter.address() as { port: number });
});
afterAll(() => {
  squatter.close();
  rmSync(folder, { recursive: true, force: true });
});

const service = {
  DATABASE_URL: testDatabaseUrl(),
  INTERNAL_TOKEN: 'a token of the test run',
  LOG_LEVEL: 'silent',
};

test('a taken port', async () => {
  const data = join(folder, 'data');
  const { code, said } = await run(allInOne, { PORT: String(port), LIMINAL_DATA: data });
  expect([code, said]).toEqual([1, `Port ${port} is taken; set PORT to another one.`]);
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false);
}, 60_000);

test('a data folder that cannot be used', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, said } = await run(allInOne, { PORT: '38080', LIMINAL_DATA: join(file, 'data') });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(file);
}, 60_000);

test('a database that newer code has changed for good', async () => {
  const url = testDatabaseUrl();
  // The service's own schema, on the tests' server: nothing else uses it by this name.
  await migrate({ url, schema: 'journey', migrations: [] });
  const db = createDb({ url, schema: 'journey' });
  try {
    await db('compatibility').update({ minCodeVersion: 999 });
    const { code, said } = await run(journey, service);
    expect([code, said]).toEqual([1, expect.stringMatching(/^journey: The data of journey needs code version 999/)]);
  } finally {
    await db.raw('drop schema journey cascade');
    await db.destroy();
  }
}, 60_000);

test.each([
  [
    'a Kafka that is not there',
    { KAFKA_BROKERS: '127.0.0.1:1' },
    /^journey: Kafka does not answer at 127\.0\.0\.1:1\.$/,
  ],
  [
    'a configuration that cannot be used',
    { DATABASE_POOL: 'many' },
    /^journey: The configuration is not usable: DATABASE_POOL/,
  ],
  ['no internal token', { INTERNAL_TOKEN: '' }, /^journey: .*INTERNAL_TOKEN/],
])(
  '%s',
  async (_what, env, sentence) => {
    const { code, said } = await run(journey, { ...service, ...env });
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  },
  60_000,
);
