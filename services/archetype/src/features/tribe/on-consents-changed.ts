import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import type { Event } from '@liminal/contracts/define';
import type { Tx } from '@liminal/service-kit/db';

export async function onConsentsChanged(tx: Tx, { memberId, data }: Event): Promise<void> {
  const shown = consentsChanged.data.parse(data).matching;
  await tx('souls').insert({ memberId, shown }).onConflict('member_id').merge(['shown']);
}
