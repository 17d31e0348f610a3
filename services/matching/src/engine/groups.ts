import { communicationStyles, energyTypes, humorStyles } from '@liminal/contracts/matching/assessment';
import { kinship } from '@liminal/contracts/archetype/archetypal-score';
import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';

/**
 * The 48 dimensions, in groups. A group is either measures (alike is good) or kinds (a table says who suits whom, 0 to 1; the
 * other half of a pair may suit better than the same). Weights say how much a group counts. Change anything here and
 * `encoderVersion` must rise: every vector is then made anew.
 */
export const encoderVersion = 1;

export type GroupName =
  | 'pattern'
  | 'jungian'
  | 'scores'
  | 'humor'
  | 'communication'
  | 'energy'
  | 'signature'
  | 'phase'
  | 'rhythm'
  | 'acts'
  | 'dreams';
export type Group = {
  name: GroupName;
  at: number;
  size: number;
  weight: number;
  /** For measures: alike is near in value, rather than in proportion. */
  near?: boolean;
  /** For kinds: how well the i-th suits the j-th. */
  suits?: number[][];
};

/** Patterns that complete one another: each has what the other's evolution asks for. */
const complementary: [string, string][] = [
  ['deep-feeler', 'truth-seeker'],
  ['light-worker', 'shadow-walker'],
  ['wild-spirit', 'heart-bridge'],
  ['mind-weaver', 'cosmic-dancer'],
];
const table = (size: number, suit: (i: number, j: number) => number) =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_unused, j) => suit(i, j)));

const patternSuits = table(8, (i, j) => {
  if (i === j) return 0.6;
  const [one, other] = [soulPatterns[i], soulPatterns[j]];
  return complementary.some(([a, b]) => (a === one && b === other) || (b === one && a === other)) ? 1 : 0.25;
});
const jungianSuits = table(6, (i, j) => {
  const [one, other] = [jungians[i] ?? 'sage', jungians[j] ?? 'sage'];
  if (kinship[one].matching.includes(other)) return 1;
  if (kinship[one].avoided.includes(other)) return 0;
  return i === j ? 0.6 : 0.35;
});
/** dark, witty, silly, dry */
const humorSuits = [
  [0.9, 0.7, 0.1, 0.8],
  [0.7, 0.9, 0.5, 0.8],
  [0.1, 0.5, 1, 0.4],
  [0.8, 0.8, 0.4, 1],
];
/** direct, gentle, philosophical, playful */
const communicationSuits = [
  [0.9, 0.4, 0.6, 0.5],
  [0.4, 0.9, 0.6, 0.7],
  [0.6, 0.6, 1, 0.4],
  [0.5, 0.7, 0.4, 1],
];
/** introvert, extrovert, ambivert */
const energySuits = [
  [0.7, 0.8, 0.9],
  [0.8, 0.5, 0.9],
  [0.9, 0.9, 0.7],
];
/** liminal, separation, reintegration: who leaves and who returns have the most to tell one another. */
const phaseSuits = [
  [0.8, 0.5, 0.5],
  [0.5, 0.4, 1],
  [0.5, 1, 0.4],
];
export const phases = ['liminal', 'separation', 'reintegration'] as const;
/** What acts say about a member's days: dreaming, practising, meeting, playing. */
export const actGroups = {
  dreaming: ['dream'],
  practising: ['practice', 'check-in'],
  meeting: ['connection', 'assessment', 'soul-pattern'],
  playing: ['quiz', 'rap', 'interaction', 'profile-update', 'onboarding'],
} as const;

const shape: [GroupName, number, number, number[][]?][] = [
  ['pattern', soulPatterns.length, 0.7, patternSuits],
  ['jungian', jungians.length, 0.9, jungianSuits],
  ['scores', 4, 0.6],
  ['humor', humorStyles.length, 0.6, humorSuits],
  ['communication', communicationStyles.length, 0.6, communicationSuits],
  ['energy', energyTypes.length, 0.5, energySuits],
  ['signature', 3, 0.35],
  ['phase', phases.length, 0.4, phaseSuits],
  ['rhythm', 4, 0.45],
  ['acts', 4, 0.45],
  ['dreams', 5, 0.6],
];

const nearness = new Set<GroupName>(['scores', 'signature']);

export const groups: Group[] = [];
for (const [name, size, weight, suits] of shape)
  groups.push({
    name,
    size,
    weight,
    at: groups.reduce((sum, group) => sum + group.size, 0),
    ...(suits && { suits }),
    ...(nearness.has(name) && { near: true }),
  });
