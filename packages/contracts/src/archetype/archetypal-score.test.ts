import { blinkArchetype, parseBlinks, scoreArchetypes, type ArchetypalAnswers } from './archetypal-score';

test.each([
  [1, 'sage'],
  [10, 'sage'],
  [11, 'hero'],
  [15, 'hero'],
  [16, 'explorer'],
  [20, 'explorer'],
  [21, 'innocent'],
  [30, 'innocent'],
  [31, 'magician'],
  [100, 'magician'],
])('%d blinks speak for the %s', (count, archetype) => expect(blinkArchetype(count)).toBe(archetype));

test.each([
  ['17', 17],
  ['17.9', 17],
  ['', 15],
  ['often', 15],
])('"%s" is read as %d blinks', (typed, count) => expect(parseBlinks(typed)).toBe(count));

const answers = (given: Partial<ArchetypalAnswers>): ArchetypalAnswers => ({
  blinks: 12,
  pause: 'instantly',
  road: 'hero',
  silence: 'hero',
  meal: 'hero',
  evidence: 'hero',
  gift: 'hero',
  ending: 'hero',
  ...given,
});

test.each([
  ['nine points of eight questions are no more than certain', {}, 'hero', [], 100],
  [
    'a tie shows the first in the alphabet and names the other',
    { blinks: 17, pause: 'night', road: 'explorer', silence: 'sage', meal: 'lover', evidence: 'sage', gift: 'lover' },
    'explorer',
    ['sage'],
    37.5,
  ],
  [
    'each answer gives one point, the blinks two',
    { blinks: 40, pause: 'three-days', road: 'sage', silence: 'lover', meal: 'innocent', evidence: 'hero' },
    'hero',
    [],
    37.5,
  ],
] as const)('%s', (_what, given, archetype, ties, confidence) => {
  expect(scoreArchetypes(answers(given as Partial<ArchetypalAnswers>))).toMatchObject({ archetype, ties, confidence });
});

test('what each answer gave is kept beside the score', () => {
  const { scores, from } = scoreArchetypes(answers({ blinks: 17, road: 'explorer', pause: 'night' }));
  expect(scores).toEqual({ explorer: 3, hero: 5, innocent: 0, lover: 0, magician: 0, sage: 1 });
  expect(from.explorer).toEqual(['blinks', 'road']);
  expect(from.sage).toEqual(['pause']);
});
