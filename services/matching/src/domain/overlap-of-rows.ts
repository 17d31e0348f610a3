import type { Overlap } from '@liminal/contracts/matching/energy-matches';
import { firstPresence, type Presence } from '@liminal/contracts/matching/presence';
import type { GroupName } from '../engine/groups';
import { overlapOf } from '../engine/overlap';
import { vectorOfRow, type ProfileRow } from './profile-row';

/** What each part would give away of what its member hides. */
const hiddenBy: Partial<Record<GroupName, keyof Presence>> = {
  pattern: 'showPattern',
  signature: 'showFrequency',
  phase: 'showState',
};

/**
 * What two members have in common; null where no part of them is known in both. What the other hides counts, but is not named:
 * 'the same soul pattern' would tell it.
 */
export function overlapOfRows(
  mine: ProfileRow,
  theirs: ProfileRow,
  presence: Presence = firstPresence,
): Overlap | null {
  const [me, other] = [vectorOfRow(mine), vectorOfRow(theirs)];
  if (!me || !other) return null;
  const { percent, parts, of } = overlapOf(me, other);
  if (parts.length === 0) return null;
  return {
    percent,
    of,
    parts: parts
      .filter(({ name }) => {
        const shown = hiddenBy[name];
        return shown === undefined || presence[shown];
      })
      .map(({ name, kind, share }) => ({ name, kind, share: Math.round(share * 100) / 100 })),
  };
}
