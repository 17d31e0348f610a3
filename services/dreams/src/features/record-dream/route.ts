import { recordDream, type Dream } from '@liminal/contracts/dreams/dream';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { dreamRecorded } from '@liminal/contracts/events/dream-recorded';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve } from '@liminal/service-kit/serve';
import type { ServiceDeps } from '@liminal/service-kit/service';
import { interpret } from '../../domain/interpret';

/** Keeps a dream, reads it unless asked not to, and tells the others its counts, never its words. */
export const recordDreamRoute = ({ now }: Pick<ServiceDeps, 'now'>) =>
  serve(
    recordDream,
    async ({ db, member, body: { interpret: wanted = true, ...written } }): Promise<Dream> => {
      const { counts, ...interpretation } = interpret(written);
      const dream = { id: newId(), ...written, interpretation: wanted ? interpretation : null, createdAt: now() };
      const told = wanted ? counts : { symbols: 0, people: 0, feelings: 0 };
      await db.transaction(async (tx) => {
        await tx('dreams').insert({
          ...dream,
          memberId: member.id,
          interpretation: wanted ? JSON.stringify(interpretation) : null,
        });
        await appendToOutbox(tx, [
          dreamRecorded.of(member.id, { dreamId: dream.id, lucidity: dream.lucidityLevel, ...told }),
          consciousnessInteraction.of(member.id, { kind: 'dream' }),
        ]);
      });
      return { ...dream, createdAt: dream.createdAt.toISOString() };
    },
    { points: 30, seconds: 60 },
  );
