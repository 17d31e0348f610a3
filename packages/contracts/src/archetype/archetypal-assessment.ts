import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { Jungian } from '../vocabulary';
import { blinks } from './archetypal-score';

const line = z.string().check(z.minLength(1), z.maxLength(200));

export const ArchetypalAnswersGiven = z.strictObject({
  blinks: z.int().check(z.gte(blinks.min), z.lte(blinks.max)),
  pause: z.enum(['instantly', 'minute', 'hour', 'night', 'three-days']),
  road: Jungian,
  silence: Jungian,
  meal: Jungian,
  evidence: Jungian,
  gift: Jungian,
  ending: Jungian,
});

export const EnvironmentalProfile = z.strictObject({ lighting: line, scent: line, sound: line, groupRole: line });
export type EnvironmentalProfile = z.infer<typeof EnvironmentalProfile>;

export const ArchetypalResult = z.object({
  id: z.uuid(),
  archetype: z.string(),
  /** percent */
  confidence: z.number(),
  answers: z.record(z.string(), z.unknown()),
  at: z.iso.datetime(),
});
export type ArchetypalResult = z.infer<typeof ArchetypalResult>;

export const takeArchetypalAssessment = defineRoute({
  method: 'post',
  path: '/api/archetypal-assessment',
  summary: 'Keep the result of the eight questions; one that does not follow from its answers is refused.',
  body: z.strictObject({
    archetype: Jungian,
    /** percent */
    confidence: z.number().check(z.gte(0), z.lte(100)),
    answers: ArchetypalAnswersGiven,
    environmentalProfile: EnvironmentalProfile,
  }),
  reply: ArchetypalResult,
});

export const archetypalAssessments = defineRoute({
  method: 'get',
  path: '/api/archetypal-assessment',
  summary: "The member's results, newest first, with the answers they rest on.",
  reply: z.array(ArchetypalResult),
});
