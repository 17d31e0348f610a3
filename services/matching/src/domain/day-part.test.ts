import { dayPart } from './day-part';

test.each([
  ['2026-11-22T00:00:00Z', 'UTC', 0],
  ['2026-11-22T05:59:00Z', 'UTC', 0],
  ['2026-11-22T06:00:00Z', 'UTC', 1],
  ['2026-11-22T23:30:00Z', 'UTC', 3],
  ['2026-11-22T23:30:00Z', 'Asia/Tokyo', 1],
  ['2026-11-22T05:30:00Z', 'America/New_York', 0],
] as const)('%s in %s is part %d of the day', (at, zone, part) => expect(dayPart(new Date(at), zone)).toBe(part));
