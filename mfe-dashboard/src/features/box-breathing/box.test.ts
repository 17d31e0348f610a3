import { boxAt, whole } from './box';

test.each([
  [0, 'in', 1, 0],
  [3, 'in', 4, 0],
  [4, 'hold', 1, 0],
  [8, 'out', 1, 0],
  [12, 'rest', 1, 0],
  [16, 'in', 1, 1],
  [63, 'rest', 4, 3],
  [64, 'rest', 4, 4],
])('after %i s: %s, second %i, %i rounds over', (elapsed, phase, second, round) => {
  expect(boxAt(elapsed)).toEqual({ phase, second, round });
});

test('four sides of four seconds, four times', () => {
  expect(whole).toBe(64);
});
