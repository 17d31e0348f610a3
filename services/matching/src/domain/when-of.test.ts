import { whenOf } from './when-of';

test.each([
  ['2026-11-22T00:00:00Z', 'UTC', 6, 0],
  ['2026-11-22T05:59:00Z', 'UTC', 6, 0],
  ['2026-11-22T06:00:00Z', 'UTC', 6, 1],
  ['2026-11-22T23:30:00Z', 'UTC', 6, 3],
  ['2026-11-22T23:30:00Z', 'Asia/Tokyo', 0, 1],
  ['2026-11-22T03:30:00Z', 'America/New_York', 5, 3],
] as const)('%s in %s is weekday %d, part %d', (at, zone, weekday, part) =>
  expect(whenOf(new Date(at), zone)).toEqual({ weekday, part }),
);
