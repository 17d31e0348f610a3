import { clock, secondsLeft } from './clock';

test.each([
  [0, 2820, '47:00'],
  [999, 2820, '47:00'],
  [1000, 2819, '46:59'],
  [2_811_000, 9, '0:09'],
  [2_820_000, 0, '0:00'],
  [9_999_999, 0, '0:00'],
])('after %i ms %i s are left, told as %s', (after, left, told) => {
  expect([secondsLeft(5000, 5000 + after), clock(secondsLeft(5000, 5000 + after))]).toEqual([left, told]);
});
