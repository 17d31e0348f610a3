import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';
import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';
import { actGroups, groups, phases, type GroupName } from './groups';
import type { SoulProfile } from './profile';

const full = 127;
const fit = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * full);
const oneOf = (values: readonly string[], value: string | null | undefined) =>
  values.map((each) => (each === value ? full : 0));
/** 0 to `most` around its middle, as -1 to 1. */
const centred = (value: number, most: number) => fit((value / most) * 2 - 1);

/** Acts below which nothing is said of habits. */
const fewest = 5;

/** Parts of a whole around what chance would give each, as -1 to 1; with too little to go by, all 0. */
function shares(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < fewest) return counts.map(() => 0);
  const even = 1 / counts.length;
  return counts.map((count) => fit((count / total - even) / (1 - even)));
}

const parts: Record<GroupName, (profile: SoulProfile) => number[]> = {
  pattern: ({ pattern }) => oneOf(soulPatterns, pattern),
  jungian: ({ jungian }) => {
    const total = jungians.reduce((sum, name) => sum + (jungian?.[name] ?? 0), 0);
    return jungians.map((name) => (total === 0 ? 0 : fit((jungian?.[name] ?? 0) / total)));
  },
  scores: ({ assessment }) =>
    assessment
      ? [
          centred(assessment.emotionalIQ, 200),
          centred(assessment.cognitiveIQ, 200),
          centred(assessment.creativityScore, 100),
          centred(assessment.empathyScore, 100),
        ]
      : [0, 0, 0, 0],
  humor: ({ assessment }) => oneOf(humorStyles, assessment?.humorStyle),
  communication: ({ assessment }) => oneOf(communicationStyles, assessment?.communicationStyle),
  energy: ({ assessment }) => oneOf(energyTypes, assessment?.energyType),
  signature: ({ signature }) =>
    signature
      ? [
          fit((signature.frequency - 432) / 30),
          fit((signature.amplitude - 6) / 4),
          fit((signature.coherence - 80) / 20),
        ]
      : [0, 0, 0],
  phase: ({ phase }) => oneOf(phases, phase),
  rhythm: ({ hours }) => shares(hours),
  acts: ({ acts }) =>
    shares(Object.values(actGroups).map((kinds) => kinds.reduce((sum, kind) => sum + (acts[kind] ?? 0), 0))),
  dreams: ({ dreams }) => {
    if (!dreams || dreams.dreams === 0) return [0, 0, 0, 0, 0];
    const each = (count: number, usual: number) => fit((count / dreams.dreams - usual) / usual);
    const social = dreams.friendliness + dreams.aggression;
    return [
      social === 0 ? 0 : fit((dreams.friendliness / social) * 2 - 1),
      fit((dreams.lucid / dreams.dreams) * 2 - 1),
      each(dreams.aggression, 0.6),
      each(dreams.animals, 0.2),
      each(dreams.people, 2.5),
    ];
  },
};

/** A profile as 48 numbers of one byte: what the kernel keeps of a member. What is not known is 0. Pure; see `encoderVersion`. */
export function encode(profile: SoulProfile): Int8Array {
  const vector = new Int8Array(48);
  for (const { name, at } of groups) vector.set(parts[name](profile), at);
  return vector;
}
