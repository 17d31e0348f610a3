import { dayBefore } from '@liminal/service-kit/local-day';

export type CheckIn = { localDay: string; streak: number };
/** Days that were frozen before, and whether the member wants more to be. */
export type Freeze = { on: boolean; days: string[] };

/** Missed days a calendar month that neither add to a streak nor break it. */
export const freezesAMonth = 2;
// Two at the end of one month and two at the beginning of the next.
const longestBridge = 2 * freezesAMonth;

const monthOf = (day: string) => day.slice(0, 7);
const usedIn = (month: string, days: string[]) => days.filter((day) => monthOf(day) === month).length;

export const freezesLeft = (today: string, { days }: Freeze): number =>
  Math.max(0, freezesAMonth - usedIn(monthOf(today), days));

/** The days between the last check-in and today, oldest first, if the freeze covers every one of them; undefined if the streak is broken. */
export function bridgeTo(today: string, last: CheckIn | undefined, freeze: Freeze): string[] | undefined {
  // A clock set back: a check-in of a day to come says nothing about the days before it.
  if (!last || last.localDay >= today) return undefined;
  const missed: string[] = [];
  for (let day = dayBefore(today, 1); day > last.localDay; day = dayBefore(day, 1)) {
    missed.unshift(day);
    if (missed.length > longestBridge) return undefined;
  }
  if (missed.length > 0 && !freeze.on) return undefined;
  const frozen = [...freeze.days, ...missed];
  return missed.every((day) => usedIn(monthOf(day), frozen) <= freezesAMonth) ? missed : undefined;
}

/** The streak a check-in today makes, and the days it freezes: one more than the last, else 1. */
export function streakToday(today: string, last: CheckIn | undefined, freeze: Freeze) {
  const frozen = bridgeTo(today, last, freeze);
  return frozen && last ? { streak: last.streak + 1, frozen } : { streak: 1, frozen: [] };
}

/** The streak to show: the last one still stands until today is over, and over frozen days. */
export const streakShown = (today: string, last: CheckIn | undefined, freeze: Freeze): number =>
  last && (last.localDay === today || bridgeTo(today, last, freeze)) ? last.streak : 0;

/** The last seven of the member's days, oldest first, and whether each was kept or frozen. */
export const weekOf = (today: string, kept: string[], frozen: string[]) =>
  Array.from({ length: 7 }, (_, i) => dayBefore(today, 6 - i)).map((day) => ({
    day,
    kept: kept.includes(day),
    frozen: frozen.includes(day),
  }));
