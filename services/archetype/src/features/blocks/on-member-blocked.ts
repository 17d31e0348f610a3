import type { Event } from '@liminal/contracts/define';
import { memberBlocked } from '@liminal/contracts/events/member-blocked';
import type { Tx } from '@liminal/service-kit/db';

/** Two members no longer see one another, or do again. Each is told with an event of their own: each row is one event's. */
export async function onMemberBlocked(tx: Tx, { memberId, data }: Event): Promise<void> {
  const { otherId, blocked } = memberBlocked.data.parse(data);
  if (blocked) await tx('blocks').insert({ memberId, otherId }).onConflict().ignore();
  else await tx('blocks').where({ memberId, otherId }).delete();
}
