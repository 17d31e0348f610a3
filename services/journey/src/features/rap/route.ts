import { keepRap, keptRaps, makeRap } from '@liminal/contracts/journey/rap';
import { newId } from '@liminal/service-kit/ids';
import { localDay } from '@liminal/service-kit/local-day';
import { serve, type Served } from '@liminal/service-kit/serve';
import { recordAct } from '../../domain/acts';
import type { JourneyDeps } from '../../domain/deps';
import { tell } from '../../domain/tell';
import { rapOf } from './rap';

const mostShown = 50;

export const rapRoutes = ({ now }: JourneyDeps): Served[] => [
  serve(makeRap, async ({ query }) => rapOf(Number(query.seed))),
  serve(
    keepRap,
    ({ db, member, body: { seed } }) =>
      db.transaction(async (tx) => {
        const at = now();
        const won = await tx('raps')
          .insert({ id: newId(), memberId: member.id, seed, at })
          .onConflict()
          .ignore()
          .returning('id');
        if (won.length > 0) {
          const today = localDay(at, member.zone, member.dayStartsAt);
          const act = {
            memberId: member.id,
            kind: 'rap',
            source: String(seed),
            amount: 1,
            localDay: today,
            at,
          } as const;
          const awarded = await recordAct(tx, act);
          if (awarded) await tell(tx, member.id, 'rap', awarded);
        }
        return rapOf(seed);
      }),
    { points: 30, seconds: 60 },
  ),
  serve(keptRaps, async ({ db, member }) => {
    const kept = await db('raps')
      .where({ memberId: member.id })
      .orderBy('id', 'desc')
      .limit(mostShown)
      .select<{ seed: number }[]>('seed');
    return kept.map(({ seed }) => rapOf(seed));
  }),
];
