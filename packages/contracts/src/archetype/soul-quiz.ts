import { soulPatterns, type SoulPattern } from '../vocabulary';

/** The four questions of the Soul Pattern quiz; every one offers all eight patterns. The wording is the screen's. */
export const soulQuestions = ['night-train', 'argument', 'free-day', 'left-behind'] as const;
export type SoulQuestion = (typeof soulQuestions)[number];

/**
 * The most frequent answer wins; of several that tie, the first in sorted order; without answers `deep-feeler`
 * (specification, section 4). `ties` are the others that had as many.
 */
export function soulPatternOf(answers: SoulPattern[]): { archetype: SoulPattern; ties: SoulPattern[]; votes: number } {
  const votesOf = (pattern: SoulPattern) => answers.filter((answer) => answer === pattern).length;
  const votes = Math.max(...soulPatterns.map(votesOf));
  const [archetype = 'deep-feeler', ...ties] =
    votes === 0 ? [] : soulPatterns.filter((pattern) => votesOf(pattern) === votes).sort();
  return { archetype, ties, votes };
}

/** The five bands of the evolution progress (specification, section 4), each with the percentage it begins at. */
export const evolutionBands = [
  { from: 0, text: 'Beginning your journey...' },
  { from: 25, text: 'Embracing your archetype...' },
  { from: 50, text: 'Integrating shadow aspects...' },
  { from: 75, text: 'Approaching transformation...' },
  { from: 100, text: 'Ready to evolve!' },
] as const;

/** interactionScore / 100, capped at 100 percent (specification, section 9). */
export const evolutionProgress = (interactionScore: number): number => Math.min(100, Math.max(0, interactionScore));

/** The band that a percentage falls in. */
export const evolutionBand = (percent: number): (typeof evolutionBands)[number] =>
  evolutionBands.findLast(({ from }) => percent >= from) ?? evolutionBands[0];
