import { soulPatterns } from '@liminal/contracts/vocabulary';
import { afterAct, evolvesInto } from './score';

test.each([
  ['a plain interaction', 'interaction', 11],
  ['a dream', 'dream', 15],
  ['taking a pattern', 'soul-pattern', 10],
  ['a kind nobody knows yet', 'levitation', 11],
])('%s moves the score', (_what, kind, score) => {
  expect(afterAct({ archetype: 'deep-feeler', interactionScore: 10, acts: {} }, kind).interactionScore).toBe(score);
});

test('without a pattern nothing is counted', () => {
  expect(afterAct({ archetype: null, interactionScore: 0, acts: {} }, 'dream')).toEqual({
    archetype: null,
    interactionScore: 0,
    acts: {},
  });
});

test('a full score evolves and begins anew', () => {
  const soul = afterAct({ archetype: 'wild-spirit', interactionScore: 97, acts: { dream: 12 } }, 'dream');
  expect(soul).toEqual({ archetype: 'shadow-walker', interactionScore: 0, acts: {}, evolvedFrom: 'wild-spirit' });
});

test.each(soulPatterns.map((pattern) => [pattern]))('%s never evolves into itself', (pattern) => {
  for (const acts of [{ dream: 9 }, { connection: 9 }, { 'check-in': 9 }, {}])
    expect(evolvesInto(pattern, acts)).not.toBe(pattern);
});
