import type { Journey } from '@liminal/contracts/journey/journey';
import { standing } from '@liminal/contracts/journey/levels';
import type { Db } from '@liminal/service-kit/db';
import { dayBefore } from '@liminal/service-kit/local-day';
import { streakShown, weekOf, type CheckIn } from './streak';

/** A member's journey on one of their days. */
export async function readJourney(db: Db, memberId: string, today: string): Promise<Journey> {
  const balance = await db('balances').where({ memberId }).first<{ points: number } | undefined>('points');
  const profile = await db('profiles').where({ memberId }).first<{ memberId: string } | undefined>('memberId');
  const recent = await db<CheckIn & { memberId: string; kept: boolean }>('check_ins')
    .where({ memberId })
    .where('localDay', '>', dayBefore(today, 7))
    .where('localDay', '<=', today)
    .orderBy('localDay', 'desc');
  const points = balance?.points ?? 0;
  const { now, next, percent, toNext } = standing(points);
  return {
    points,
    level: now.level,
    levelName: now.name,
    progress: percent,
    toNext,
    nextLevelName: next?.name ?? null,
    streak: streakShown(today, recent[0]),
    checkedInToday: recent[0]?.localDay === today,
    onboarded: Boolean(profile),
    week: weekOf(
      today,
      recent.filter(({ kept }) => kept).map(({ localDay }) => localDay),
    ),
  };
}
