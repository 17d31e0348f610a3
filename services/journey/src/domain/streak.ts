import { dayBefore } from '@liminal/service-kit/local-day';

export type CheckIn = { localDay: string; streak: number };

/** The streak a check-in today makes: one more than yesterday's, else 1. */
export const streakToday = (today: string, last: CheckIn | undefined): number =>
  last?.localDay === dayBefore(today, 1) ? last.streak + 1 : 1;

/** The streak to show: yesterday's still stands until today is over. */
export const streakShown = (today: string, last: CheckIn | undefined): number =>
  last && (last.localDay === today || last.localDay === dayBefore(today, 1)) ? last.streak : 0;

/** The last seven of the member's days, oldest first, and whether each was kept. */
export const weekOf = (today: string, kept: string[]): { day: string; kept: boolean }[] =>
  Array.from({ length: 7 }, (_, i) => dayBefore(today, 6 - i)).map((day) => ({ day, kept: kept.includes(day) }));
