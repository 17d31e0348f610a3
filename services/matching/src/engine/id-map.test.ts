import { randomFrom } from '../testing/random';
import { createIdMap } from './id-map';

test('ids are found, forgotten and found again, like in a plain map', () => {
  const random = randomFrom('ids');
  const plain = new Map<string, number>();
  const ids = createIdMap();
  const free: number[] = [];
  let next = 0;
  const known: string[] = [];
  for (let i = 0; i < 20_000; i++) {
    const old = known[Math.floor(random() * known.length)];
    if (old && plain.has(old) && random() < 0.45) {
      free.push(plain.get(old) ?? 0);
      plain.delete(old);
      ids.delete(old);
    } else {
      const id = crypto.randomUUID();
      const ordinal = free.pop() ?? next++;
      known.push(id);
      plain.set(id, ordinal);
      ids.set(id, ordinal);
    }
  }
  expect(ids.size()).toBe(plain.size);
  for (const id of known) expect(ids.ordinalOf(id)).toBe(plain.get(id) ?? -1);
  for (const [id, ordinal] of plain) expect(ids.idOf(ordinal)).toBe(id);
  const again = createIdMap({ keys: ids.keys().slice(), size: ids.size() });
  for (const id of known) expect(again.ordinalOf(id)).toBe(plain.get(id) ?? -1);
});
