const weeks = 26;
const dayMs = 86_400_000;
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The last half year in weeks, Monday first: every day, and how many dreams it has. Pure. */
export function halfYear(today: string, days: { day: string; dreams: number }[]): { day: string; dreams: number }[] {
  const counts = new Map(days.map(({ day, dreams }) => [day, dreams]));
  const end = Date.parse(`${today}T00:00:00Z`);
  const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * dayMs;
  const first = monday - (weeks - 1) * 7 * dayMs;
  const all: { day: string; dreams: number }[] = [];
  for (let at = first; at <= end; at += dayMs) all.push({ day: isoDay(at), dreams: counts.get(isoDay(at)) ?? 0 });
  return all;
}
