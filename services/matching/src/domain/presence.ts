import { firstPresence, type Presence } from '@liminal/contracts/matching/presence';
import type { Db, Tx } from '@liminal/service-kit/db';
import type { ProfileRow } from './profile-row';

type Row = Presence & { memberId: string };
const columns = ['memberId', 'showPattern', 'showFrequency', 'showState', 'shareMilestones'] as const;

/** What each of some members lets others see. */
export async function presencesOf(db: Db | Tx, ids: string[]): Promise<(id: string) => Presence> {
  const rows: Row[] =
    ids.length === 0
      ? []
      : await db<Row>('presence')
          .whereIn('memberId', ids)
          .select(...columns);
  const known = new Map(rows.map(({ memberId, ...presence }) => [memberId, presence]));
  return (id) => known.get(id) ?? firstPresence;
}

/** A profile as others may see it. Pure. */
export const seenThrough = (
  { showPattern, showFrequency, showState }: Presence,
  row: ProfileRow,
): Pick<ProfileRow, 'archetype' | 'frequency' | 'state'> => ({
  archetype: showPattern ? row.archetype : null,
  frequency: showFrequency ? row.frequency : null,
  state: showState ? row.state : null,
});
