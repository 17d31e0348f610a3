import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** One part of two profiles laid over one another. */
export const OverlapPart = z.object({
  /** Which part, such as `humor`; open. */
  name: z.string(),
  /** shared, complementary, tension or neutral; open. */
  kind: z.string(),
  /** 0 to 1: how well it fits, in both directions. */
  share: z.number(),
});
export const Overlap = z.object({
  /** 0 to 100, over the parts that both are known in. */
  percent: z.int(),
  parts: z.array(OverlapPart),
  /** Of how many parts there are. */
  of: z.int(),
});
export type Overlap = z.infer<typeof Overlap>;

export const EnergyMatch = z.object({
  /** Also the other member's id: it is what `connect` takes. */
  id: z.uuid(),
  /** none, requested (by me), asked (of me) or connected. */
  status: z.string(),
  /** The specified display: never below 75. */
  compatibility: z.int(),
  /** The real overlap of the whole profiles; absent where nothing is known in both. */
  overlap: z.optional(z.nullable(Overlap)),
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
  summary: 'Connections, requests, then those who fit best among members who agreed to be shown.',
  reply: z.array(EnergyMatch),
});

/** Hz shown for a member, and for a match, whose frequency is not known (specification, section 5). */
export const fallbackFrequency = { member: 432, match: 430 } as const;

/** The displayed compatibility in percent: max(75, floor(100 - |difference| / 10 * 5)). */
export function displayedCompatibility(mine: number | null, theirs: number | null): number {
  const difference = Math.abs((mine ?? fallbackFrequency.member) - (theirs ?? fallbackFrequency.match));
  return Math.max(75, Math.floor(100 - (difference / 10) * 5));
}
