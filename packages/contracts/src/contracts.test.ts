import { Email, Password } from './auth/credentials';
import { consciousnessInteraction } from './events/consciousness-interaction';
import { matchConnected } from './events/connections';
import { standing } from './journey/levels';
import { displayedCompatibility } from './matching/energy-matches';
import { Zone } from './vocabulary';

test.each([
  [0, 1, 0, 200],
  [199, 1, 99, 1],
  [200, 2, 0, 300],
  [740, 3, 48, 260],
  [14_999, 9, 99, 1],
  [15_000, 10, 100, 0],
  [99_999, 10, 100, 0],
])('%i points are level %i, %i %% of the way, %i to go', (points, level, percent, toNext) => {
  expect(standing(points)).toMatchObject({ now: { level }, percent, toNext });
});

test.each([
  ['the same frequency', 432, 432, 100],
  ['one Hz apart', 432, 433, 99],
  ['twelve apart', 432, 444, 94],
  ['far apart: never below 75', 300, 600, 75],
  ['nothing known: 432 beside 430', null, null, 99],
])('compatibility of %s', (_what, mine, theirs, shown) => {
  expect(displayedCompatibility(mine, theirs)).toBe(shown);
});

test('an event that breaks its own contract is never made; a field added later breaks no reader', () => {
  expect(() => matchConnected.of('m', { connectionId: 'no', otherId: 'uuid' })).toThrow();
  expect(consciousnessInteraction.data.parse({ kind: 'dream', mood: 'calm' })).toEqual({ kind: 'dream' });
});

test.each([
  [Email, ' Ada@Example.ORG ', 'ada@example.org'],
  [Password, '12345678', '12345678'],
  [Zone, 'Europe/Berlin', 'Europe/Berlin'],
] as const)('%# is taken and put in order', (schema, given, kept) => {
  expect(schema.parse(given)).toBe(kept);
});

test.each([
  [Email, 'nobody'],
  [Password, 'short'],
  [Zone, 'Middle/Earth'],
] as const)('%# refuses %s', (schema, given) => {
  expect(schema.safeParse(given).success).toBe(false);
});
