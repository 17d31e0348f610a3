import { displayedCompatibility, type Overlap } from '@liminal/contracts/matching/energy-matches';
import type { KindredMatch } from '@liminal/contracts/matching/oracle';
import { jungians } from '@liminal/contracts/vocabulary';
import type { ProfileRow } from '../../domain/profile-row';

/** Minutes the two patterns of an evening are given, by what the members do most. */
const usualMinutes = 90;

const topJungian = ({ jungian }: ProfileRow): string | null => {
  if (!jungian) return null;
  const most = Math.max(...jungians.map((name) => jungian[name] ?? 0));
  return most === 0 ? null : (jungians.find((name) => jungian[name] === most) ?? null);
};

const shareOf = ({ parts }: Overlap, ...names: string[]): number | null => {
  const known = parts.filter(({ name }) => names.includes(name));
  if (known.length === 0) return null;
  return Math.round((known.reduce((sum, { share }) => sum + share, 0) / known.length) * 100);
};
const namesOf = ({ parts }: Overlap, kind: string) =>
  parts.filter((part) => part.kind === kind).map(({ name }) => name);

/** What the two could do together: from what both do, and how they like company. Codes; the screen has the words. */
function activities(mine: ProfileRow, theirs: ProfileRow): string[] {
  const both = (kind: string) => (mine.acts[kind] ?? 0) > 0 && (theirs.acts[kind] ?? 0) > 0;
  const quiet = [mine, theirs].some(({ assessment }) => assessment?.energyType === 'introvert');
  return [
    ...(both('dream') ? ['tell-a-dream'] : []),
    ...(both('practice') ? ['sit-together'] : []),
    quiet ? 'walk' : 'share-a-meal',
  ];
}

/** Why two fit, and where they would meet best. Pure. */
export function kindredOf(
  mine: ProfileRow,
  theirs: ProfileRow,
  overlap: Overlap,
): Omit<KindredMatch, 'userId' | 'name' | 'isDemo' | 'status'> {
  const [own, other] = [topJungian(mine), topJungian(theirs)];
  const quiet = [mine, theirs].some(({ assessment }) => assessment?.energyType === 'introvert');
  return {
    archetype: theirs.archetype,
    compatibilityScore: overlap.percent,
    behavioralSynergies: shareOf(overlap, 'rhythm', 'acts'),
    environmentalAlignment: shareOf(overlap, 'jungian'),
    consciousnessResonance: displayedCompatibility(mine.frequency, theirs.frequency),
    energyFrequency: theirs.frequency,
    sharedPatterns: namesOf(overlap, 'shared'),
    complementaryTraits: namesOf(overlap, 'complementary'),
    potentialChallenges: namesOf(overlap, 'tension'),
    optimalMeetingConditions: {
      // A room that belongs to both: the light of the one, the scent of the other.
      lighting: own ?? other ?? 'sage',
      scent: other ?? own ?? 'lover',
      sound: own ?? other ?? 'sage',
      duration: quiet ? usualMinutes - 30 : usualMinutes,
      groupSize: quiet ? 2 : 4,
      activities: activities(mine, theirs),
    },
  };
}
