import { build } from 'esbuild';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpMembers } from '../testing/made-up-members';
import { createLocalEngine } from './engine';
import { encoderVersion } from './groups';
import { createWorkerEngine } from './worker-engine';

const folder = mkdtempSync(join(tmpdir(), 'liminal-worker-'));
const file = join(folder, 'engine-worker.mjs');
const snapshot = join(folder, 'snapshots', 'index');
beforeAll(() =>
  build({
    entryPoints: [join(__dirname, '../engine-worker.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  }),
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { idOf, profile, rowOf } = madeUpMembers('worker');
const records = Array.from({ length: 500 }, (_, i) => {
  const { vector, attributes, wishes } = rowOf(profile());
  const data = {
    frequency: 432,
    amplitude: 8,
    coherence: 90,
    acts: 3,
    shown: true,
    encoder: encoderVersion,
    vector: [...vector],
    attributes,
    wishes,
  };
  const event = {
    id: idOf(i),
    type: 'energy-profile-changed',
    version: 1,
    memberId: idOf(i),
    seq: 1,
    traceparent: null,
  };
  return {
    topic: 'energy-profile-changed',
    key: idOf(i),
    bytes: Buffer.from(JSON.stringify({ ...event, occurredAt: '2026-11-22T09:00:00.000Z', data })),
  };
});
const questions = Array.from({ length: 40 }, () => ({ ...rowOf(profile()), exclude: [idOf(1)], k: 10 }));

test('a worker answers many at once as this thread would, and keeps its index over a restart', async () => {
  const here = createLocalEngine();
  here.take(records, { '0': '500' });
  const wanted = await Promise.all(questions.map(here.ask));

  const first = createWorkerEngine({ file, snapshot });
  expect(await first.open()).toBeUndefined();
  first.take(records, { '0': '500' });
  expect(await Promise.all(questions.map(first.ask))).toEqual(wanted);
  expect(first.size()).toEqual({ all: 500, simulated: 0 });
  await first.close();
  expect(first.healthy()).toBe(false);
  await expect(first.ask(questions[0] as (typeof questions)[0])).rejects.toThrow('the engine has ended');

  const second = createWorkerEngine({ file, snapshot });
  expect(await second.open()).toEqual({ '0': '500' });
  expect(await Promise.all(questions.map(second.ask))).toEqual(wanted);
  second.reset();
  expect(await second.ask(questions[0] as (typeof questions)[0])).toEqual([]);
  await second.close();
});

test('a damaged snapshot is told and not used', async () => {
  writeFileSync(snapshot, 'x'.repeat(50_000));
  const told: string[] = [];
  const engine = createWorkerEngine({ file, snapshot, damaged: (why) => told.push(why) });
  expect(await engine.open()).toBeUndefined();
  expect(told).toHaveLength(1);
  await engine.close();
});
