import { checkIn } from '@liminal/contracts/journey/journey';
import { localDay } from '@liminal/service-kit/local-day';
import { serve } from '@liminal/service-kit/serve';
import { award } from '../../domain/award';
import type { JourneyDeps } from '../../domain/deps';
import { readJourney } from '../../domain/read-journey';
import { readStreak } from '../../domain/read-streak';
import { rules, withStreak } from '../../domain/rules';
import { streakToday } from '../../domain/streak';
import { tell } from '../../domain/tell';

/** Once a member-day, whichever zone they are in: the day is the key, so a second tab or a changed zone awards nothing. */
export const checkInRoute = ({ now }: JourneyDeps) =>
  serve(checkIn, ({ db, member }) =>
    db.transaction(async (tx) => {
      const at = now();
      const memberId = member.id;
      const today = localDay(at, member.zone, member.dayStartsAt);
      const { recent, freeze } = await readStreak(tx, memberId, today);
      const last = recent.find((day) => day.localDay < today);
      const { streak, frozen } = streakToday(today, last, freeze);
      const won = await tx('check_ins')
        .insert({ memberId, localDay: today, streak, at })
        .onConflict()
        .ignore()
        .returning('local_day');
      if (won.length === 0) return { awarded: 0, journey: await readJourney(tx, memberId, today) };
      for (const day of frozen) await tx('frozen_days').insert({ memberId, localDay: day }).onConflict().ignore();
      const paid = { memberId, source: today, localDay: today, at };
      const awarded = await award(tx, { ...paid, rule: 'check-in' });
      const sparks = withStreak(rules['sparks-check-in'].amount, streak);
      await award(tx, { ...paid, rule: 'sparks-check-in', amount: sparks });
      await tell(tx, memberId, 'check-in', awarded);
      return { awarded: awarded.amount, journey: await readJourney(tx, memberId, today) };
    }),
  );
