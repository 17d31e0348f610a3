import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const EnergyMatch = z.object({
  /** Also the other member's id: it is what `connect` takes. */
  id: z.uuid(),
  /** none, requested (by me), asked (of me) or connected. */
  status: z.string(),
  /** The specified display: never below 75. */
  compatibility: z.int(),
  matchedUser: z.object({
    id: z.uuid(),
    firstName: z.string(),
    profileImageUrl: z.nullable(z.string()),
    energyFrequency: z.nullable(z.number()),
    currentConsciousnessState: z.nullable(z.string()),
    archetype: z.nullable(z.string()),
    /** Only between connected members. */
    email: z.nullable(z.string()),
    isDemo: z.boolean(),
  }),
});
export type EnergyMatch = z.infer<typeof EnergyMatch>;

export const energyMatches = defineRoute({
  method: 'get',
  path: '/api/energy-matches',
  summary: 'Connections, requests, then the nearest frequencies among members who agreed to be shown.',
  reply: z.array(EnergyMatch),
});

/** Hz shown for a member, and for a match, whose frequency is not known (specification, section 5). */
export const fallbackFrequency = { member: 432, match: 430 } as const;

/** The displayed compatibility in percent: max(75, floor(100 - |difference| / 10 * 5)). */
export function displayedCompatibility(mine: number | null, theirs: number | null): number {
  const difference = Math.abs((mine ?? fallbackFrequency.member) - (theirs ?? fallbackFrequency.match));
  return Math.max(75, Math.floor(100 - (difference / 10) * 5));
}
