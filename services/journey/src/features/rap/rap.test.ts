import { rapOf } from './rap';

test('a seed makes eight lines of four different couplets, and always the same', () => {
  for (let seed = 0; seed < 500; seed++) {
    const { lines, title } = rapOf(seed);
    expect(lines).toHaveLength(8);
    expect(new Set(lines).size).toBe(8);
    expect(title).not.toBe('');
  }
  expect(rapOf(7)).toEqual(rapOf(7));
});

test('seeds differ', () => {
  const raps = new Set(Array.from({ length: 200 }, (_, seed) => rapOf(seed).lines.join()));
  expect(raps.size).toBeGreaterThan(190);
});

test('a rap that somebody kept says today what it said then', () => {
  expect(rapOf(42)).toMatchSnapshot();
});
