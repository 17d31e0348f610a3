import { recordDream } from '@liminal/contracts/dreams/dream';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import { dreamRecorded } from '@liminal/contracts/events/dream-recorded';
import { newId } from '@liminal/service-kit/ids';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { serve } from '@liminal/service-kit/serve';
import type { DreamsDeps } from '../../domain/deps';
import { dreamOf, interpreted } from '../../domain/dream-row';
import { tallyOf } from '../../domain/tally';

/** Keeps a dream, reads it unless asked not to, and tells the others its counts, never its words. */
export const recordDreamRoute = ({ now, reader }: DreamsDeps) =>
  serve(
    recordDream,
    async ({ db, member, body: { interpret: wanted = true, createdAt, tags = [], ...written } }) => {
      const interpretation = wanted ? await reader(member.id, written) : null;
      const at = now();
      const dream = {
        id: newId(),
        ...written,
        tags: [...new Set(tags)],
        createdAt: createdAt === undefined ? at : new Date(Math.min(at.getTime(), Date.parse(createdAt))),
      };
      const tally = tallyOf(interpretation?.claims ?? []);
      const feelings = ['AN', 'AP', 'SD', 'CO', 'HA'].filter((kind) => (tally[kind] ?? 0) > 0).length;
      await db.transaction(async (tx) => {
        await tx('dreams').insert({ ...dream, ...interpreted(interpretation), memberId: member.id });
        await appendToOutbox(tx, [
          dreamRecorded.of(member.id, {
            dreamId: dream.id,
            lucidity: dream.lucidityLevel,
            symbols: interpretation?.symbols.length ?? 0,
            people: tally['humans'] ?? 0,
            feelings,
            friendliness: tally['friendliness'] ?? 0,
            aggression: tally['aggression'] ?? 0,
            animals: tally['animals'] ?? 0,
          }),
          consciousnessInteraction.of(member.id, { kind: 'dream' }),
        ]);
      });
      return dreamOf({ ...dream, interpretation });
    },
    { points: 30, seconds: 60 },
  );
