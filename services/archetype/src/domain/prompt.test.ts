import { promptCount } from '@liminal/contracts/archetype/tribe-room';
import { soulPatterns } from '@liminal/contracts/vocabulary';
import { promptOf, roomDay } from './prompt';

test('a tribe goes through every prompt, one a day', () => {
  const days = Array.from({ length: promptCount }, (_, day) => promptOf('wild-spirit', new Date(day * 86_400_000)));
  expect(new Set(days).size).toBe(promptCount);
});

test('on one day no two tribes have the same prompt', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(new Set(soulPatterns.map((pattern) => promptOf(pattern, now))).size).toBe(soulPatterns.length);
});

test.each([
  ['2026-11-22T00:00:00Z', '2026-11-22'],
  ['2026-11-22T23:59:59Z', '2026-11-22'],
])('at %s it is the room’s %s', (now, day) => expect(roomDay(new Date(now))).toBe(day));
