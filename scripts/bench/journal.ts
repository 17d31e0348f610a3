import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@liminal/service-kit/db';
import { migrate } from '@liminal/service-kit/schema';
import { browser, sessionsOf, testService } from '@liminal/service-kit/testing/test-service';
import { migrations } from '../../services/dreams/migrations/all';
import { dreams } from '../../services/dreams/src/service';
import { quantile, report, type Row } from './report';

// npm run bench:journal: 5,000 dreams of one member, among 20,000 of others, asked through the dreams service over HTTP.
const root = join(import.meta.dirname, '../..');
type Servers = { databaseUrl: string; stop: () => Promise<void> };
const { startServers } = (await import(join(root, 'deploy/topology/dist/test-servers.mjs'))) as {
  startServers: (options: object) => Promise<Servers>;
};
const servers = await startServers({ folder: mkdtempSync(join(tmpdir(), 'liminal-bench-')), root });
process.env['TEST_DATABASE_URL'] = servers.databaseUrl;
const schema = 'bench_journal';
await migrate({ url: servers.databaseUrl, schema, migrations });
const db = createDb({ url: servers.databaseUrl, schema, pool: 4 });
const ada = crypto.randomUUID();
const { app } = testService(dreams, {
  db,
  sessions: sessionsOf({ a: { id: ada } }),
});
const server = app.listen(0);
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const ask = async (path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${site}${path}`, {
    headers: { ...browser('a'), host: new URL(site).host, origin: site, 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

const people = [
  'my mother',
  'my brother',
  'a strange man',
  'two dogs',
  'my friend',
  'a teacher',
  'a group of children',
];
const places = ['in our house', 'on a beach', 'in a train station', 'in a dark forest', 'on a mountain road'];
const turns = [
  'and I was afraid because the water was rising',
  'and a man chased me through the door',
  'and she helped me up the stairs',
  'but I could not find my keys',
];
const pick = (list: string[], i: number): string => list[i % list.length] ?? '';
const dreamed = (i: number) => ({
  title: `Night ${i}`,
  description: `I was with ${pick(people, i * 3)} ${pick(places, i * 7)} ${pick(turns, i * 5)}. `.repeat(5),
  emotions: pick(['peaceful', 'anxious', 'euphoric', 'mysterious'], i),
  lucidityLevel: pick(['not-lucid', 'not-lucid', 'partially-lucid', 'fully-lucid'], i),
  tags: i % 9 === 0 ? ['recurring'] : [],
  createdAt: new Date(Date.UTC(2013, 0, 1) + i * 86_400_000).toISOString(),
});
const began = performance.now();
for (let batch = 0; batch < 100; batch++)
  await ask('/api/dreams/import', { dreams: Array.from({ length: 50 }, (_, i) => dreamed(batch * 50 + i)) });
const imported = (performance.now() - began) / 5_000;
for (let i = 0; i < 4; i++)
  await db.raw(
    `insert into dreams (id, member_id, title, description, emotions, lucidity_level, interpretation, created_at, tags, symbols, people, tally)
     select gen_random_uuid(), ?, title, description, emotions, lucidity_level, interpretation, created_at, tags, symbols, people, tally
     from dreams where member_id = ?`,
    [crypto.randomUUID(), ada],
  );
await db.raw('analyze dreams');

const page = '/api/dreams?limit=50';
const middle = ((await ask('/api/dreams?limit=1&until=2019-06-01')) as { id: string }[])[0]?.id ?? '';
const asked: [string, string, number][] = [
  ['first page', page, 100],
  ['a page from the middle', `${page}&before=${middle}`, 100],
  ['search for words', `${page}&search=rising%20water`, 100],
  ['search for a rare word', `${page}&search=nowhere`, 100],
  ['by person and emotion', `${page}&person=mother&emotion=anxious`, 100],
  ['by tag and lucidity', `${page}&tag=recurring&lucidity=fully-lucid`, 100],
  ['statistics', '/api/dreams/statistics', 250],
];
const rows: Row[] = [];
for (const [what, path, goal] of asked) {
  const times: number[] = [];
  for (let i = 0; i < 90; i++) {
    const start = performance.now();
    await ask(path);
    if (i >= 10) times.push(performance.now() - start);
  }
  const value = quantile(times, 0.95);
  rows.push({
    what: `${what}, p95`,
    value,
    unit: 'ms',
    peer: { p50: quantile(times, 0.5) },
    goal: `< ${goal}`,
    met: value < goal,
  });
}
rows.push({
  what: 'a dream imported and read',
  value: Math.round(imported * 10) / 10,
  unit: 'ms',
  goal: '',
  met: true,
});
report('journal', rows);
server.close();
await db.destroy();
await servers.stop();
process.exit(0);
