import { clockOf, minutesOf } from './clock';

test.each([
  [0, '00:00'],
  [245, '04:05'],
  [1439, '23:59'],
])('%i minutes are %s, and back', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock);
  expect(minutesOf(clock)).toBe(minutes);
});

test('an empty field is no time', () => {
  expect(minutesOf('')).toBeUndefined();
});
