import { fewer } from './fewer';

test.each([
  [23, 0, 23],
  [23, 0.34, 22],
  [23, 0.99, 21],
  [6, 0.99, 5],
  [5, 0.99, 5],
])('from %i with a roll of %p, %i are left', (left, roll, after) => {
  expect(fewer(left, roll)).toBe(after);
});
