import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const humorStyles = ['dark', 'witty', 'silly', 'dry'] as const;
export const communicationStyles = ['direct', 'gentle', 'philosophical', 'playful'] as const;
export const energyTypes = ['introvert', 'extrovert', 'ambivert'] as const;

/** The six questions with scores; each answer is worth 0 to 25, and the wording is the screen's. */
export const assessmentQuestions = ['room', 'news', 'sequence', 'argument', 'ladder', 'blank'] as const;
export type AssessmentQuestion = (typeof assessmentQuestions)[number];

/** Defaults of the style step (specification, section 5). */
export const styleDefaults = {
  empathyScore: 50,
  humorStyle: 'witty',
  communicationStyle: 'direct',
  energyType: 'ambivert',
} as const;

/** The most each score can be: emotional and cognitive 200, creativity and empathy 100 (specification, sections 5 and 9). */
export const scoreCaps = { emotionalIQ: 200, cognitiveIQ: 200, creativityScore: 100, empathyScore: 100 } as const;

/** Answers of a section, added up and scaled: min(200, sum * 4) for the two IQs, min(100, sum * 2) for creativity. */
export function scaledScores(points: { emotional: number[]; cognitive: number[]; creativity: number[] }) {
  const sum = (answers: number[]) => answers.reduce((total, each) => total + each, 0);
  return {
    emotionalIQ: Math.min(scoreCaps.emotionalIQ, sum(points.emotional) * 4),
    cognitiveIQ: Math.min(scoreCaps.cognitiveIQ, sum(points.cognitive) * 4),
    creativityScore: Math.min(scoreCaps.creativityScore, sum(points.creativity) * 2),
  };
}

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most));
const scores = {
  emotionalIQ: upTo(scoreCaps.emotionalIQ),
  cognitiveIQ: upTo(scoreCaps.cognitiveIQ),
  creativityScore: upTo(scoreCaps.creativityScore),
};

const answerId = z.string().check(z.regex(/^[a-z-]{1,32}$/));

export const Assessment = z.object({
  id: z.uuid(),
  ...scores,
  empathyScore: upTo(scoreCaps.empathyScore),
  humorStyle: z.string(),
  communicationStyle: z.string(),
  energyType: z.string(),
  /** Which answer was given to which question; empty where a client did not say. */
  answers: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
});
export type Assessment = z.infer<typeof Assessment>;

export const takeAssessment = defineRoute({
  method: 'post',
  path: '/api/user/assessment',
  summary: 'Keep the scores of the frequency assessment; matchCount is how many members who agreed fit well now.',
  body: z.strictObject({
    ...scores,
    empathyScore: z._default(upTo(scoreCaps.empathyScore), styleDefaults.empathyScore),
    humorStyle: z._default(z.enum(humorStyles), styleDefaults.humorStyle),
    communicationStyle: z._default(z.enum(communicationStyles), styleDefaults.communicationStyle),
    energyType: z._default(z.enum(energyTypes), styleDefaults.energyType),
    answers: z.optional(z.record(z.enum(assessmentQuestions), z.optional(answerId))),
  }),
  reply: z.object({
    matchCount: z.int(),
    /** Simulated members who fit; they never count in a real figure. */
    simulated: z.optional(z.int()),
    assessment: Assessment,
  }),
});

export const assessments = defineRoute({
  method: 'get',
  path: '/api/user/assessment',
  summary: "The member's assessments, newest first.",
  reply: z.array(Assessment),
});
