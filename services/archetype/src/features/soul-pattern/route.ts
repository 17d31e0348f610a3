import { getSoulPattern, setSoulPattern } from '@liminal/contracts/archetype/soul-pattern';
import { archetypeChanged } from '@liminal/contracts/events/archetype-changed';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { interactionScored } from '@liminal/contracts/events/interaction-scored';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve, type Served } from '@liminal/service-kit/serve';
import { lockSoul, readSoul, writeSoul } from '../../domain/soul-store';

export const soulPatternRoutes = (): Served[] => [
  serve(getSoulPattern, ({ db, member }) => readSoul(db, member.id)),
  serve(setSoulPattern, ({ db, member, body: { archetype } }) =>
    db.transaction(async (tx) => {
      const soul = await lockSoul(tx, member.id);
      if (soul.archetype === archetype) return { archetype, interactionScore: soul.interactionScore };
      await writeSoul(tx, member.id, { archetype, interactionScore: 0, acts: {} });
      await appendToOutbox(tx, [
        archetypeChanged.of(member.id, { archetype, previous: soul.archetype, evolved: false }),
        interactionScored.of(member.id, { interactionScore: 0 }),
        consciousnessInteraction.of(member.id, { kind: 'soul-pattern' }),
      ]);
      return { archetype, interactionScore: 0 };
    }),
  ),
];
