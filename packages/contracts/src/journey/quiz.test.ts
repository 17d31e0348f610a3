import { perfect, quizPoints, quizResult, type QuizAnswers } from './quiz';

const all = (vibe: QuizAnswers['stairs']): QuizAnswers => ({
  stairs: vibe,
  clock: vibe,
  stranger: vibe,
  rule: vibe,
  silence: vibe,
});

test('every answer is worth 7 to 12 points, and one of each question the whole 12', () => {
  for (const points of Object.values(quizPoints).map((worth) => Object.values(worth))) {
    expect(Math.min(...points)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...points)).toBe(12);
  }
});

test.each<[string, Partial<QuizAnswers>, string, number]>([
  ['all of one vibe', {}, 'quantum', 50],
  ['three of one', { stairs: 'sage', clock: 'sage' }, 'quantum', 50],
  [
    'two and two: the first in sorted order',
    { stairs: 'sage', clock: 'sage', stranger: 'maverick', rule: 'maverick' },
    'maverick',
    53,
  ],
  ['the best of each', { clock: 'sage', stranger: 'enlightened', rule: 'maverick', silence: 'sage' }, 'sage', perfect],
])('%s', (_what, change, vibe, points) => {
  expect(quizResult({ ...all('quantum'), ...change })).toEqual({ vibe, points });
});
