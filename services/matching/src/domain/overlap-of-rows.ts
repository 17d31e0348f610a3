import type { Overlap } from '@liminal/contracts/matching/energy-matches';
import { overlapOf } from '../engine/overlap';
import { vectorOfRow, type ProfileRow } from './profile-row';

/** What two members have in common; null where no part of them is known in both. */
export function overlapOfRows(mine: ProfileRow, theirs: ProfileRow): Overlap | null {
  const [me, other] = [vectorOfRow(mine), vectorOfRow(theirs)];
  if (!me || !other) return null;
  const { percent, parts, of } = overlapOf(me, other);
  if (parts.length === 0) return null;
  return {
    percent,
    of,
    parts: parts.map(({ name, kind, share }) => ({ name, kind, share: Math.round(share * 100) / 100 })),
  };
}
