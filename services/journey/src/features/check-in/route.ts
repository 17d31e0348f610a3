import { checkIn } from '@liminal/contracts/journey/journey';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import { award } from '../../domain/award';
import type { JourneyDeps } from '../../domain/deps';
import { readJourney } from '../../domain/read-journey';
import { streakToday, type CheckIn } from '../../domain/streak';
import { tell } from '../../domain/tell';

/** Once a member-day, whichever zone they are in: the day is the key, so a second tab or a changed zone awards nothing. */
export const checkInRoute = ({ now }: JourneyDeps) =>
  serve(checkIn, ({ db, member }) =>
    db.transaction(async (tx) => {
      const at = now();
      const today = localDay(at, member.zone, member.dayStartsAt);
      const last = await tx<CheckIn & { memberId: string }>('check_ins')
        .where({ memberId: member.id })
        .where('localDay', '<', today)
        .orderBy('localDay', 'desc')
        .first();
      const won = await tx('check_ins')
        .insert({ memberId: member.id, localDay: today, streak: streakToday(today, last), at })
        .onConflict()
        .ignore()
        .returning('local_day');
      if (won.length === 0) return { awarded: 0, journey: await readJourney(tx, member.id, today) };
      const awarded = await award(tx, { memberId: member.id, rule: 'check-in', source: today, localDay: today, at });
      await tell(tx, member.id, 'check-in', awarded);
      return { awarded: awarded.amount, journey: await readJourney(tx, member.id, today) };
    }),
  );
