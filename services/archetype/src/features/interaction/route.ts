import { interaction } from '@liminal/contracts/archetype/soul-pattern';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve } from '@liminal/service-kit/serve';
import { readSoul } from '../../domain/soul-store';

/** Publishes the act; the score rises when the event comes back. Answers with the latest evolution nobody was told of. */
export const interactionRoute = () =>
  serve(
    interaction,
    ({ db, member }) =>
      db.transaction(async (tx) => {
        await appendToOutbox(tx, consciousnessInteraction.of(member.id, { kind: 'interaction' }));
        const untold = await tx('evolutions')
          .where({ memberId: member.id })
          .whereNull('told_at')
          .orderBy('id', 'desc')
          .forUpdate()
          .select<{ toArchetype: string }[]>('toArchetype');
        if (untold.length > 0)
          await tx('evolutions').where({ memberId: member.id }).whereNull('told_at').update({ toldAt: tx.fn.now() });
        const { archetype } = await readSoul(tx, member.id);
        return { archetype, evolved: untold.length > 0, newArchetype: untold[0]?.toArchetype ?? null };
      }),
    { points: 60, seconds: 60 },
  );
