import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeUpMembers } from '../testing/made-up-members';
import { createIndex } from './index-memory';
import { transform } from './transform';
import { readSnapshot, writeSnapshot } from './snapshot';

const folder = mkdtempSync(join(tmpdir(), 'liminal-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'index');
const places = { '0': '17', '63': '4' };
const { idOf, profile, rowOf } = madeUpMembers('snapshot');
const index = createIndex();
for (let i = 0; i < 3000; i++) index.upsert(idOf(i), rowOf(profile()));
for (let i = 0; i < 300; i++) index.remove(idOf(i * 7));
const question = () => {
  const { vector, attributes, wishes } = rowOf(profile());
  return { vector: transform(vector), attributes, wishes, exclude: [idOf(4)], k: 30 };
};
beforeEach(() => writeSnapshot(file, index.state(), places));

test('what was kept answers as before, from the same places in the log', () => {
  const kept = readSnapshot(file, fail);
  expect(kept?.places).toEqual(places);
  const again = createIndex(kept?.state);
  expect(again.size()).toBe(index.size());
  const asked = Array.from({ length: 8 }, question);
  expect(again.query(asked)).toEqual(index.query(asked));
});

test.each<[string, string, () => void]>([
  ['one byte changed', 'its checksum is another', () => change(200_000)],
  ['cut short', 'it is cut short', () => truncateSync(file, 300_000)],
  ['rubbish', 'Unexpected token', () => writeFileSync(file, 'x'.repeat(50_000))],
  ['empty', 'Unexpected end', () => writeFileSync(file, '')],
])('one that is damaged (%s) is found out and not used', (_how, why, damage) => {
  damage();
  const told: string[] = [];
  expect(readSnapshot(file, (reason) => told.push(reason))).toBeUndefined();
  expect(told[0]).toContain(why);
});

test('none, or one of another encoder, is simply not used', () => {
  expect(readSnapshot(join(folder, 'none'), fail)).toBeUndefined();
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.from(bytes.toString('latin1').replace('"encoder":1', '"encoder":9'), 'latin1'));
  expect(readSnapshot(file, fail)).toBeUndefined();
});

function change(at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function fail(why: string): never {
  throw new Error(why);
}
