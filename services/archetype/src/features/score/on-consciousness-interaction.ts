import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { interactionScored } from '@liminal/contracts/events/interaction-scored';
import type { Event } from '@liminal/contracts/define';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { afterAct } from '../../domain/score';
import { lockSoul, writeSoul } from '../../domain/soul-store';

/** An act raises the score; at 100 the pattern evolves. */
export async function onConsciousnessInteraction(tx: Tx, { memberId, data }: Event): Promise<void> {
  const { kind } = consciousnessInteraction.data.parse(data);
  const before = await lockSoul(tx, memberId);
  const after = afterAct(before, kind);
  if (after.interactionScore === before.interactionScore && after.archetype === before.archetype) return;
  await writeSoul(tx, memberId, after);
  const { archetype, evolvedFrom, interactionScore } = after;
  await appendToOutbox(tx, interactionScored.of(memberId, { interactionScore }));
  if (!evolvedFrom || !archetype) return;
  await tx('evolutions').insert({ id: newId(), memberId, fromArchetype: evolvedFrom, toArchetype: archetype });
  await appendToOutbox(tx, archetypeChanged.of(memberId, { archetype, previous: evolvedFrom, evolved: true }));
}
