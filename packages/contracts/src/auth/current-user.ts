import * as z from '@liminal/contracts/z';
import { firstPreferences, Preferences } from '../account/preferences';
import { defineRoute } from '../define';

export const CurrentUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** Hz; null until it is known (the screen then shows 432). */
  energyFrequency: z.nullable(z.number()),
  /** 0 to 10; null until known (8.7). */
  energyAmplitude: z.nullable(z.number()),
  /** percent; null until known (94). */
  energyCoherence: z.nullable(z.number()),
  currentConsciousnessState: z.nullable(z.string()),
  archetype: z.nullable(z.string()),
  interactionScore: z.int(),
  consents: z.object({ matching: z.boolean(), dreamsInMatching: z.boolean(), languageModel: z.boolean() }),
  preferences: z._default(Preferences, firstPreferences),
  zone: z.string(),
  /** Minutes after midnight at which this member's day begins. */
  dayStartsAt: z.int(),
  /** ms since 1970 at which the session ends if nothing more is done. */
  sessionExpiresAt: z.number(),
  isDemo: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const currentUser = defineRoute({
  method: 'get',
  path: '/api/auth/user',
  summary: 'The signed-in member, with every figure the screens read.',
  reply: CurrentUser,
});
