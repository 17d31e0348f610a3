import { suppress } from './suppress';

test.each([
  [0, null],
  [9, null],
  [10, 10],
  [47_291, 47_291],
])('of %i people, %p is shown', (count, shown) => {
  expect(suppress(count)).toBe(shown);
});
