import { monthAfter, monthGrid } from './month-grid';

test('a month stands in weeks from Monday to Sunday', () => {
  const november = monthGrid('2026-11');
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
});

test.each([
  ['2024-02', 29],
  ['2026-02', 28],
  ['2026-12', 31],
])('%s has %i days', (month, days) => {
  expect(
    monthGrid(month)
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(days);
});

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
])('%s and %i is %s', (month, count, other) => {
  expect(monthAfter(month, count)).toBe(other);
});
