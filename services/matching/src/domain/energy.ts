export type Acts = Record<string, number>;
export type Signature = {
  /** Hz */ frequency: number;
  /** 0 to 10 */ amplitude: number;
  /** percent */ coherence: number;
};

/** Where each kind of act is tuned, in Hz around the 432 of the start. Symbolic, not measured. */
const tones: Record<string, number> = {
  dream: 404,
  'soul-pattern': 424,
  interaction: 432,
  onboarding: 432,
  'profile-update': 438,
  'check-in': 444,
  quiz: 441,
  practice: 420,
  rap: 448,
  assessment: 450,
  connection: 460,
};
const start = { hertz: 432, weight: 3 };
const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The signature of what a member did: the mean tone of the acts, with the start counted three times; an amplitude that grows
 * with their number and variety; a coherence that falls as they spread over kinds. It depends on the counts alone, so events
 * may come late or in any order. No acts, no signature.
 */
export function signatureOf(acts: Acts): Signature | undefined {
  const counts = Object.entries(acts).filter(([, count]) => count > 0);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return undefined;
  const tone = counts.reduce(
    (sum, [kind, count]) => sum + (tones[kind] ?? start.hertz) * count,
    start.hertz * start.weight,
  );
  const spread = counts.reduce((sum, [, count]) => sum - (count / total) * Math.log2(count / total), 0);
  return {
    frequency: tenth(tone / (total + start.weight)),
    amplitude: tenth(Math.min(10, 2 + Math.log2(1 + total) + counts.length * 0.5)),
    coherence: Math.round(99 - Math.min(3, spread) * 13),
  };
}
