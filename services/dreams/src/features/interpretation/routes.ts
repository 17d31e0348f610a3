import { correctClaim, interpretDream } from '@liminal/contracts/dreams/dream';
import type { Interpretation } from '@liminal/contracts/dreams/interpretation';
import type { Db } from '@liminal/service-kit/db';
import { badRequest, conflict } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { correct } from '../../domain/claims';
import type { DreamsDeps } from '../../domain/deps';
import { dreamOf, interpreted, ownDream, type DreamRow } from '../../domain/dream-row';
import { withCorrections, writeFrom } from '../../domain/interpret';

const keep = (db: Db, { id, memberId }: DreamRow, interpretation: Interpretation) =>
  db('dreams').where({ id, memberId }).update(interpreted(interpretation));

/** Read it now, or again; and the member's own word on what was read. */
export const interpretationRoutes = ({ reader }: DreamsDeps): Served[] => [
  serve(
    interpretDream,
    async ({ db, member, params }) => {
      const { description, emotions, lucidityLevel } = await ownDream(db, member.id, params.id);
      const reading = await reader(member.id, { description, emotions, lucidityLevel });
      return db.transaction(async (tx) => {
        const dream = await ownDream(tx, member.id, params.id);
        const interpretation = withCorrections(dream, reading, dream.interpretation);
        await keep(tx, dream, interpretation);
        return dreamOf({ ...dream, interpretation });
      });
    },
    { points: 30, seconds: 60 },
  ),
  serve(correctClaim, ({ db, member, params, body }) =>
    db.transaction(async (tx) => {
      const dream = await ownDream(tx, member.id, params.id);
      if (!dream.interpretation) throw conflict('not-interpreted', 'This dream has not been read.');
      const claims = correct(dream.interpretation.claims, body.claim, body.code);
      if (claims === 'unknown-claim')
        throw badRequest('Some fields are not right.', { claim: 'not one of this dream' });
      if (claims === 'no-such-code')
        throw badRequest('Some fields are not right.', { code: 'not a code of this kind' });
      const interpretation = writeFrom(dream, claims, dream.interpretation.legibility);
      await keep(tx, dream, interpretation);
      return dreamOf({ ...dream, interpretation });
    }),
  ),
];
