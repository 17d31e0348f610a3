import type { Event } from '@liminal/contracts/define';
import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import type { Tx } from '@liminal/service-kit/db';

/** Whom an operator hid is in no tribe and no room either. Most such events are about something else: they write nothing. */
export async function onEnergyProfileChanged(tx: Tx, { memberId, data }: Event): Promise<void> {
  const { hidden } = energyProfileChanged.data.parse(data);
  if (hidden) await tx('souls').insert({ memberId, hidden }).onConflict('member_id').merge(['hidden']);
  else await tx('souls').where({ memberId, hidden: true }).update({ hidden: false });
}
