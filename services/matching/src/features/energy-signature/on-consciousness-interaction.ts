import type { Event } from '@liminal/contracts/define';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { energyProfileChanged } from '@liminal/contracts/events/energy-profile-changed';
import type { Tx } from '@liminal/service-kit/db';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { signatureOf, type Acts } from '../../domain/energy';

/** Every act of a member moves their signature. */
export async function onConsciousnessInteraction(tx: Tx, { memberId, data }: Event): Promise<void> {
  const { kind } = consciousnessInteraction.data.parse(data);
  await tx('energy_profiles').insert({ memberId }).onConflict().ignore();
  const row = await tx('energy_profiles').where({ memberId }).forUpdate().first<{ acts: Acts }>('acts');
  const acts: Acts = { ...row?.acts, [kind]: (row?.acts[kind] ?? 0) + 1 };
  const signature = signatureOf(acts);
  await tx('energy_profiles')
    .where({ memberId })
    .update({ acts: JSON.stringify(acts), ...signature });
  if (signature)
    await appendToOutbox(
      tx,
      energyProfileChanged.of(memberId, {
        ...signature,
        acts: Object.values(acts).reduce((sum, count) => sum + count, 0),
      }),
    );
}
