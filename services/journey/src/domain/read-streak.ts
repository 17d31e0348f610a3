import type { Db, Tx } from '@liminal/service-kit/db';
import { dayBefore } from '@liminal/service-kit/local-day';
import { streakShown, type CheckIn, type Freeze } from './streak';

type Row = CheckIn & { memberId: string; kept: boolean };

/** The check-ins and frozen days that a streak can rest on: a week, and two calendar months. */
export async function readStreak(db: Db | Tx, memberId: string, today: string) {
  const recent = await db<Row>('check_ins')
    .where({ memberId })
    .where('localDay', '>', dayBefore(today, 7))
    .where('localDay', '<=', today)
    .orderBy('localDay', 'desc');
  const days = await db('frozen_days')
    .where({ memberId })
    .where('localDay', '>', dayBefore(today, 62))
    .where('localDay', '<=', today)
    .pluck<string[]>('local_day');
  const wish = await db('freezes').where({ memberId }).first<{ frozen: boolean } | undefined>('frozen');
  const freeze: Freeze = { on: wish?.frozen ?? true, days };
  return { recent, freeze, shown: streakShown(today, recent[0], freeze) };
}
