const dayMs = 86_400_000;

/** A month's days in weeks that begin on Monday: null before the first and after the last. `month` as `2026-11`. Pure. */
export function monthGrid(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const days: (string | null)[] = Array.from({ length: (new Date(first).getUTCDay() + 6) % 7 }, () => null);
  for (let at = first; new Date(at).toISOString().startsWith(month); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many after another; before it with a negative count. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}
