import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import { interactionScored } from '@liminal/contracts/events/interaction-scored';
import { profileChanged } from '@liminal/contracts/events/profile-changed';
import type { Tx } from '@liminal/service-kit/db';
import type { Handlers } from '@liminal/service-kit/receive';

const put = (tx: Tx, memberId: string, figures: Record<string, unknown>) =>
  tx('projections').where({ memberId }).update(figures);

/** What `/api/auth/user` reads of other services, kept up to date from their events. */
export const projectionHandlers: Handlers = {
  'energy-profile-changed': async (tx, { memberId, data }) => {
    const { frequency, amplitude, coherence, known } = energyProfileChanged.data.parse(data);
    if (known === false) return;
    await put(tx, memberId, { energyFrequency: frequency, energyAmplitude: amplitude, energyCoherence: coherence });
  },
  'archetype-changed': async (tx, { memberId, data, occurredAt }) => {
    await put(tx, memberId, { archetype: archetypeChanged.data.parse(data).archetype, archetypeAt: occurredAt });
  },
  'interaction-scored': async (tx, { memberId, data }) => {
    await put(tx, memberId, { interactionScore: interactionScored.data.parse(data).interactionScore });
  },
  'profile-changed': async (tx, { memberId, data }) => {
    await put(tx, memberId, { state: profileChanged.data.parse(data).state });
  },
};
