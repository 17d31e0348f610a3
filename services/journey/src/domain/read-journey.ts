import type { Journey } from '@liminal/contracts/journey/journey';
import { standing } from '@liminal/contracts/journey/levels';
import type { Db } from '@liminal/service-kit/db';
import { readStreak } from './read-streak';
import { bridgeTo, freezesLeft, weekOf } from './streak';

type Balance = { points: number; sparks: number };

/** A member's journey on one of their days. */
export async function readJourney(db: Db, memberId: string, today: string): Promise<Journey> {
  const balance = await db('balances').where({ memberId }).first<Balance | undefined>('points', 'sparks');
  const profile = await db('profiles').where({ memberId }).first<{ memberId: string } | undefined>('memberId');
  const { recent, freeze, shown } = await readStreak(db, memberId, today);
  const points = balance?.points ?? 0;
  const { now, next, percent, toNext } = standing(points);
  const kept = recent.filter((day) => day.kept).map(({ localDay }) => localDay);
  // What a check-in today would freeze is frozen already, to the eye.
  const frozen = [...freeze.days, ...(bridgeTo(today, recent[0], freeze) ?? [])];
  return {
    points,
    level: now.level,
    levelName: now.name,
    progress: percent,
    toNext,
    nextLevelName: next?.name ?? null,
    streak: shown,
    checkedInToday: recent[0]?.localDay === today,
    onboarded: Boolean(profile),
    week: weekOf(today, kept, frozen),
    sparks: balance?.sparks ?? 0,
    freeze: { on: freeze.on, left: freezesLeft(today, { ...freeze, days: frozen }) },
  };
}
