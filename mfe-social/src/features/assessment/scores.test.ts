import { scoredQuestions } from '../../texts/connect';
import { contributions, petalOf, scoresOf } from './scores';

const best = Object.fromEntries(
  scoredQuestions.map(({ id, options }) => [id, options.toSorted((a, b) => b.points - a.points)[0]?.id ?? '']),
);

test('two questions a section, each answer 0 to 25, ids once', () => {
  for (const section of ['emotional', 'cognitive', 'creativity'])
    expect(scoredQuestions.filter((question) => question.section === section)).toHaveLength(2);
  for (const { options } of scoredQuestions) {
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length);
    expect(options.every(({ id, points }) => points >= 0 && points <= 25 && /^[a-z-]{1,32}$/.test(id))).toBe(true);
  }
});

test.each([
  ['the best answers', best, { emotionalIQ: 188, cognitiveIQ: 200, creativityScore: 94 }],
  ['no answer', {}, { emotionalIQ: 0, cognitiveIQ: 0, creativityScore: 0 }],
  ['one answer', { news: 'both' }, { emotionalIQ: 100, cognitiveIQ: 0, creativityScore: 0 }],
])('%s: sums times four, times two for creativity', (_what, answers, scores) => {
  expect(scoresOf(answers)).toEqual(scores);
});

test('what each answer gave is said, and nothing where answers were not kept', () => {
  expect(contributions('creativity', { ladder: 'harp', blank: 'fold' })).toEqual([
    { rests: 'made a harp of a ladder', points: 24 },
    { rests: 'folded it until it flew', points: 23 },
  ]);
  expect(contributions('emotional', {})).toEqual([]);
  expect(petalOf('emotional', { room: 'ask' })).toBe(0.36);
  expect(petalOf('emotional', {})).toBeUndefined();
});
