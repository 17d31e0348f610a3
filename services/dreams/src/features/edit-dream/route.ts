import { editDream } from '@liminal/contracts/dreams/dream';
import { serve } from '@liminal/service-kit/serve';
import { keepCorrections } from '../../domain/claims';
import type { DreamsDeps } from '../../domain/deps';
import { dreamOf, interpreted, ownDream } from '../../domain/dream-row';
import { writeFrom } from '../../domain/interpret';

/** Other words for a dream. Its interpretation is made anew; what the member corrected stays theirs where it is claimed again. */
export const editDreamRoute = ({ reader }: DreamsDeps) =>
  serve(editDream, async ({ db, member, params, body: { tags = [], ...written } }) => {
    const before = await ownDream(db, member.id, params.id);
    const reading = before.interpretation && (await reader(member.id, written));
    const claims = reading && keepCorrections(reading.claims, before.interpretation?.claims ?? []);
    const corrected = claims?.some(({ by }) => by === 'member') ?? false;
    const interpretation = reading && claims && corrected ? writeFrom(written, claims, reading.legibility) : reading;
    const changed = { ...written, tags: [...new Set(tags)] };
    await db('dreams')
      .where({ id: before.id, memberId: member.id })
      .update({ ...changed, ...interpreted(interpretation) });
    return dreamOf({ id: before.id, createdAt: before.createdAt, ...changed, interpretation });
  });
