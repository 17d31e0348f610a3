import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { consentsChanged } from '@liminal/contracts/events/consents-changed';
import { profileChanged } from '@liminal/contracts/events/profile-changed';
import type { Tx } from '@liminal/service-kit/db';
import type { Handlers } from '@liminal/service-kit/receive';

const put = async (tx: Tx, memberId: string, what: Record<string, unknown>): Promise<void> => {
  await tx('energy_profiles')
    .insert({ memberId, ...what })
    .onConflict('member_id')
    .merge(Object.keys(what));
};

/** What matching needs to know of a member that others own. */
export const memberHandlers: Handlers = {
  'consents-changed': (tx, { memberId, data }) =>
    put(tx, memberId, { shown: consentsChanged.data.parse(data).matching }),
  'archetype-changed': (tx, { memberId, data }) =>
    put(tx, memberId, { archetype: archetypeChanged.data.parse(data).archetype }),
  'profile-changed': (tx, { memberId, data }) => put(tx, memberId, { state: profileChanged.data.parse(data).state }),
};
