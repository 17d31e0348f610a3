import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@liminal/service-kit/db';
import { migrate } from '@liminal/service-kit/schema';
import { migrations } from '../../services/journey/migrations/all';
import { quantile, report } from './report';

// npm run bench:journey: a year of one member's ledger (10,000 entries, among 200,000 of others), asked as the service asks it.
const root = join(import.meta.dirname, '../..');
type Servers = { databaseUrl: string; stop: () => Promise<void> };
const { startServers } = (await import(join(root, 'deploy/topology/dist/test-servers.mjs'))) as {
  startServers: (options: object) => Promise<Servers>;
};
const servers = await startServers({ folder: mkdtempSync(join(tmpdir(), 'liminal-bench-')), root });
const url = servers.databaseUrl;
const schema = 'bench_journey';
await migrate({ url, schema, migrations });
const db = createDb({ url, schema, pool: 2 });
const ana = crypto.randomUUID();
const fill = (member: string, count: number) =>
  db.raw(
    `insert into ledger select gen_random_uuid(), ?, 'points', 'profile-update', 50, date '2025-11-21' + (n * 365 / ?::int), n::text, now()
     from generate_series(1, ?::int) n`,
    [member, count, count],
  );
await fill(ana, 10_000);
for (let i = 0; i < 20; i++) await fill(crypto.randomUUID(), 10_000);
await db.raw('analyze ledger');

const middle = (await db('ledger').where({ memberId: ana }).orderBy('id').offset(5_000).first<{ id: string }>('id')).id;
const asked: [string, () => Promise<unknown>][] = [
  ['newest page of the history', () => db('ledger').where({ memberId: ana }).orderBy('id', 'desc').limit(50)],
  [
    'a page from the middle',
    () => db('ledger').where({ memberId: ana }).where('id', '<', middle).orderBy('id', 'desc').limit(50),
  ],
  [
    'what a rule paid today',
    () => db('ledger').where({ memberId: ana, rule: 'profile-update', localDay: '2026-06-01' }).count('*'),
  ],
];
const rows = [];
for (const [what, ask] of asked) {
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const began = performance.now();
    await ask();
    if (i >= 50) times.push(performance.now() - began);
  }
  const value = quantile(times, 0.99);
  rows.push({
    what: `${what}, p99`,
    value,
    unit: 'ms',
    peer: { p50: quantile(times, 0.5) },
    goal: '< 20',
    met: value < 20,
  });
}
report('journey', rows);
await db.destroy();
await servers.stop();
process.exit(0);
