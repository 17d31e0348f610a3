import type { Event } from '@liminal/contracts/define';
import { connectionRequested } from '@liminal/contracts/events/connections';
import type { Tx } from '@liminal/service-kit/db';

const thinkingMs = 2_000;

/** A demo member who is asked thinks about it for a moment, then answers (answer-demo-requests). */
export async function onConnectionRequested(tx: Tx, { memberId, data }: Event): Promise<void> {
  const { connectionId } = connectionRequested.data.parse(data);
  const demo = await tx('energy_profiles').where({ memberId, isDemo: true }).first();
  if (!demo) return;
  const known = await tx('connections').where({ id: connectionId }).first();
  if (known)
    await tx('demo_answers')
      .insert({ connectionId, dueAt: new Date(Date.now() + thinkingMs) })
      .onConflict()
      .ignore();
}
