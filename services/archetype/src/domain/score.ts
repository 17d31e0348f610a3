import type { SoulPattern } from '@liminal/contracts/vocabulary';

/** How far one act carries the pattern, of the 100 it takes to evolve. An act of an unknown kind counts as a plain interaction. */
export const actWeights: Readonly<Record<string, number>> = {
  interaction: 1,
  'profile-update': 2,
  'check-in': 4,
  onboarding: 4,
  dream: 5,
  connection: 6,
  assessment: 6,
  quiz: 3,
  practice: 4,
  rap: 2,
};
/** Taking a pattern begins the count; it does not add to it. */
const uncounted = new Set(['soul-pattern']);

export const weightOf = (kind: string): number => (uncounted.has(kind) ? 0 : (actWeights[kind] ?? 1));

/** Where each pattern can go: towards the dreaming side, the meeting side, or the practising side. */
const paths: Record<SoulPattern, { dreams: SoulPattern; meets: SoulPattern; practises: SoulPattern }> = {
  'deep-feeler': { dreams: 'shadow-walker', meets: 'heart-bridge', practises: 'light-worker' },
  'truth-seeker': { dreams: 'mind-weaver', meets: 'heart-bridge', practises: 'light-worker' },
  'light-worker': { dreams: 'cosmic-dancer', meets: 'heart-bridge', practises: 'truth-seeker' },
  'wild-spirit': { dreams: 'shadow-walker', meets: 'cosmic-dancer', practises: 'truth-seeker' },
  'mind-weaver': { dreams: 'cosmic-dancer', meets: 'truth-seeker', practises: 'light-worker' },
  'heart-bridge': { dreams: 'deep-feeler', meets: 'cosmic-dancer', practises: 'light-worker' },
  'shadow-walker': { dreams: 'mind-weaver', meets: 'heart-bridge', practises: 'truth-seeker' },
  'cosmic-dancer': { dreams: 'mind-weaver', meets: 'heart-bridge', practises: 'wild-spirit' },
};

export type Acts = Record<string, number>;
export type Soul = { archetype: SoulPattern | null; interactionScore: number; acts: Acts };

const waysOfActs = {
  practises: ['check-in', 'profile-update', 'interaction', 'quiz', 'practice', 'rap'],
  dreams: ['dream'],
  meets: ['connection', 'assessment'],
} as const;
export type Way = { way: keyof typeof waysOfActs; to: SoulPattern; points: number; leading: boolean };

/** The three ways a pattern can go, with what the member's acts gave to each since they took it. Practice leads when undecided. */
export function waysOn(from: SoulPattern, acts: Acts): Way[] {
  const ways = Object.entries(waysOfActs).map(([name, kinds]) => {
    const way = name as Way['way'];
    const points = kinds.reduce((sum, kind) => sum + (acts[kind] ?? 0) * weightOf(kind), 0);
    return { way, to: paths[from][way], points };
  });
  const most = Math.max(...ways.map(({ points }) => points));
  const leading = ways.find(({ points }) => points === most)?.way;
  return ways.map((each) => ({ ...each, leading: each.way === leading }));
}

/** The pattern a full score evolves into: the way the member's acts went. */
export const evolvesInto = (from: SoulPattern, acts: Acts): SoulPattern =>
  waysOn(from, acts).find(({ leading }) => leading)?.to ?? paths[from].practises;

/** The soul after one act; at 100 it evolves and begins anew. Without a pattern nothing is counted. */
export function afterAct(soul: Soul, kind: string): Soul & { evolvedFrom?: SoulPattern } {
  const weight = weightOf(kind);
  if (!soul.archetype || weight === 0) return soul;
  const acts = { ...soul.acts, [kind]: (soul.acts[kind] ?? 0) + 1 };
  const interactionScore = Math.min(100, soul.interactionScore + weight);
  if (interactionScore < 100) return { archetype: soul.archetype, interactionScore, acts };
  return { archetype: evolvesInto(soul.archetype, acts), interactionScore: 0, acts: {}, evolvedFrom: soul.archetype };
}
