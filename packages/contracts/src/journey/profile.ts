import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const Profile = z.object({
  /** How the journey feels now: liminal, separation or reintegration. */
  state: z.string(),
  /** 'liminal' or otherwise; otherwise shown as 'Creative Archetype'. */
  type: z.string(),
  dopamineLevel: z.int(),
  serotoninLevel: z.int(),
  gammaWaves: z.int(),
  thetaWaves: z.int(),
  dreamIntensity: z.int(),
});
export type Profile = z.infer<typeof Profile>;

export const currentProfile = defineRoute({
  method: 'get',
  path: '/api/consciousness/current',
  summary: "The member's consciousness profile; null before onboarding.",
  reply: z.nullable(Profile),
});

/** Question ids and their options (specification, section 3; the wording is the screen's). */
export const onboardingOptions = {
  morning_ritual: ['slow', 'bright', 'moving', 'drifting'],
  conflict_style: ['listen', 'speak', 'step-back', 'bridge'],
  shadow_work: ['anger', 'envy', 'grief', 'fear'],
  love_language: ['words', 'time', 'touch', 'deeds'],
  intuition_trust: ['always', 'often', 'sometimes', 'rarely'],
} as const;
export type OnboardingQuestion = keyof typeof onboardingOptions;

export const onboard = defineRoute({
  method: 'post',
  path: '/api/consciousness/onboarding',
  summary: 'Five answers become the first profile, 500 points and a streak of 1.',
  body: z.strictObject({
    answers: z.strictObject({
      morning_ritual: z.enum(onboardingOptions.morning_ritual),
      conflict_style: z.enum(onboardingOptions.conflict_style),
      shadow_work: z.enum(onboardingOptions.shadow_work),
      love_language: z.enum(onboardingOptions.love_language),
      intuition_trust: z.enum(onboardingOptions.intuition_trust),
    }),
    timestamp: z.iso.datetime(),
  }),
  reply: z.extend(Profile, { initialScore: z.optional(z.int()) }),
  status: 201,
});

const level = (min: number, max: number) =>
  z.int().check(z.gte(min, `${min} to ${max}`), z.lte(max, `${min} to ${max}`));

export const updateProfile = defineRoute({
  method: 'post',
  path: '/api/consciousness/update',
  summary: 'New symbolic levels (specification, section 5); +50 points.',
  body: z.strictObject({
    dopamineLevel: level(60, 99),
    serotoninLevel: level(65, 94),
    gammaWaves: level(50, 84),
    thetaWaves: level(45, 84),
  }),
  reply: Profile,
});
