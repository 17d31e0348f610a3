import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { Journey } from './journey';

/** The four ways to win (specification, section 4), in sorted order: of two that tie, the first wins. */
export const vibes = ['enlightened', 'maverick', 'quantum', 'sage'] as const;
export type Vibe = (typeof vibes)[number];

export const vibeNames: Record<Vibe, string> = {
  enlightened: 'Enlightened Being',
  maverick: 'Reality Maverick',
  quantum: 'Quantum Mystic',
  sage: 'Cosmic Sage',
};

/** Points of each answer, 7 to 12 (specification, section 9); each answer is one vibe's. The wording is the screen's. */
export const quizPoints = {
  stairs: { quantum: 12, sage: 9, enlightened: 10, maverick: 8 },
  clock: { quantum: 9, sage: 12, enlightened: 8, maverick: 10 },
  stranger: { quantum: 8, sage: 10, enlightened: 12, maverick: 9 },
  rule: { quantum: 10, sage: 7, enlightened: 9, maverick: 12 },
  silence: { quantum: 11, sage: 12, enlightened: 11, maverick: 7 },
} as const satisfies Record<string, Record<Vibe, number>>;
export type QuizQuestion = keyof typeof quizPoints;

/** The most that five answers can be worth: a perfect quiz. */
export const perfect = 60;

export type QuizAnswers = Record<QuizQuestion, Vibe>;

/** What five answers come to. Pure; the page shows it and the service pays by it. */
export function quizResult(answers: QuizAnswers): { vibe: Vibe; points: number } {
  const votes: Record<Vibe, number> = { enlightened: 0, maverick: 0, quantum: 0, sage: 0 };
  let points = 0;
  for (const [question, vibe] of Object.entries(answers) as [QuizQuestion, Vibe][]) {
    votes[vibe] += 1;
    points += quizPoints[question][vibe];
  }
  const most = Math.max(...Object.values(votes));
  return { vibe: vibes.find((vibe) => votes[vibe] === most) ?? vibes[0], points };
}

const Answer = z.enum(vibes);

export const takeQuiz = defineRoute({
  method: 'post',
  path: '/api/journey/quiz',
  summary:
    'Five answers are worth 7 to 12 points each, once a member-day; taken again, it says the result and pays nothing.',
  body: z.strictObject({
    answers: z.strictObject({ stairs: Answer, clock: Answer, stranger: Answer, rule: Answer, silence: Answer }),
  }),
  reply: z.object({ vibe: Answer, points: z.int(), awarded: z.int(), journey: Journey }),
});
