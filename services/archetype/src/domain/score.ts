import type { SoulPattern } from '@liminal/contracts/vocabulary';

/** How far one act carries the pattern, of the 100 it takes to evolve. An act of an unknown kind counts as a plain interaction. */
const weights: Record<string, number> = {
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

export const weightOf = (kind: string): number => (uncounted.has(kind) ? 0 : (weights[kind] ?? 1));

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

/** The pattern a full score evolves into: the way the member's acts went since they took this one. Practice when undecided. */
export function evolvesInto(from: SoulPattern, acts: Acts): SoulPattern {
  const ways = {
    dreams: (acts['dream'] ?? 0) * weightOf('dream'),
    meets: (acts['connection'] ?? 0) * weightOf('connection'),
    practises: ['check-in', 'profile-update', 'interaction', 'quiz', 'practice', 'rap'].reduce(
      (sum, kind) => sum + (acts[kind] ?? 0) * weightOf(kind),
      0,
    ),
  };
  const [way] = (Object.entries(ways) as [keyof typeof ways, number][]).reduce(
    (best, next) => (next[1] > best[1] ? next : best),
    ['practises', ways.practises],
  );
  return paths[from][way];
}

/** The soul after one act; at 100 it evolves and begins anew. Without a pattern nothing is counted. */
export function afterAct(soul: Soul, kind: string): Soul & { evolvedFrom?: SoulPattern } {
  const weight = weightOf(kind);
  if (!soul.archetype || weight === 0) return soul;
  const acts = { ...soul.acts, [kind]: (soul.acts[kind] ?? 0) + 1 };
  const interactionScore = Math.min(100, soul.interactionScore + weight);
  if (interactionScore < 100) return { archetype: soul.archetype, interactionScore, acts };
  return { archetype: evolvesInto(soul.archetype, acts), interactionScore: 0, acts: {}, evolvedFrom: soul.archetype };
}
