import { editDream } from '@liminal/contracts/dreams/dream';
import { serve } from '@liminal/service-kit/serve';
import type { DreamsDeps } from '../../domain/deps';
import { dreamOf, interpreted, ownDream } from '../../domain/dream-row';
import { withCorrections } from '../../domain/interpret';

/** Other words for a dream. Its interpretation is made anew; what the member corrected stays theirs where it is claimed again. */
export const editDreamRoute = ({ reader }: DreamsDeps) =>
  serve(editDream, async ({ db, member, params, body: { tags = [], ...written } }) => {
    // Read before the dream is locked: a reading may take seconds.
    const { interpretation: known } = await ownDream(db, member.id, params.id);
    const reading = known && (await reader(member.id, written));
    return db.transaction(async (tx) => {
      const before = await ownDream(tx, member.id, params.id);
      const interpretation = reading && withCorrections(written, reading, before.interpretation);
      const changed = { ...written, tags: [...new Set(tags)] };
      await tx('dreams')
        .where({ id: before.id })
        .update({ ...changed, ...interpreted(interpretation) });
      return dreamOf({ id: before.id, createdAt: before.createdAt, ...changed, interpretation });
    });
  });
