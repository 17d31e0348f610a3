import { matchFrom } from '@liminal/contracts/matching/matches';
import type { Db } from '@liminal/service-kit/db';
import type { BestFits } from './best-fits';
import { overlapOfRows } from './overlap-of-rows';
import { isShown, type ProfileRow } from './profile-row';

/** How many of the best fits are looked at. */
const looked = 240;

/** Those whose overlap reaches what counts as a match, the best first; nobody for a member who is not shown. */
export async function findMatches(
  db: Db,
  bestFits: BestFits,
  me: ProfileRow | undefined,
): Promise<{ row: ProfileRow; overlap: number }[]> {
  if (!me || !isShown(me)) return [];
  return (await bestFits(db, me, looked, []))
    .map((row) => ({ row, overlap: overlapOfRows(me, row)?.percent ?? 0 }))
    .filter(({ overlap }) => overlap >= matchFrom)
    .sort((a, b) => b.overlap - a.overlap);
}
