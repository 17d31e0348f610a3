import type { Statistics } from '@liminal/contracts/dreams/statistics';
import { normsFor } from '../../domain/norms';
import type { Tally } from '../../domain/tally';

/** What statistics need of a dream: no words. `day` is the member's own. */
export type Counted = {
  day: string;
  emotions: string;
  lucidityLevel: string;
  tags: string[];
  symbols: string[];
  people: string[];
  tally: Tally | null;
};

/** Names in a list, at most. */
const most = 24;
const feelings = ['AN', 'AP', 'SD', 'CO', 'HA'];

function rank(lists: string[][]): { name: string; dreams: number }[] {
  const dreams = new Map<string, number>();
  for (const list of lists) for (const name of new Set(list)) dreams.set(name, (dreams.get(name) ?? 0) + 1);
  return [...dreams]
    .map(([name, count]) => ({ name, dreams: count }))
    .sort((a, b) => b.dreams - a.dreams || a.name.localeCompare(b.name))
    .slice(0, most);
}

const placesOf = (tally: Tally): string[] => {
  const inside = (tally['indoors'] ?? 0) > 0;
  const outside = (tally['outdoors'] ?? 0) > 0;
  return [inside && outside ? 'both' : inside ? 'indoors' : outside ? 'outdoors' : 'nowhere'];
};

/** Every month from the first to the last, `2026-11`. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split('-').map(Number);
  for (let at = first; at <= last && months.length < 1_200;) {
    months.push(at);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    at = `${year}-${String(month).padStart(2, '0')}`;
  }
  return months;
}

/** What a member's dreams come to; oldest first in, oldest first out. Pure. */
export function statisticsOf(dreams: Counted[]): Statistics {
  const days = new Map<string, number>();
  const byMonth = new Map<string, Statistics['months'][number]>();
  const all = dreams.map(({ day }) => day.slice(0, 7)).sort();
  for (const month of all[0] === undefined ? [] : monthsBetween(all[0], all.at(-1) ?? all[0]))
    byMonth.set(month, { month, dreams: 0, emotions: {}, lucidity: {}, feelings: {} });
  const add = (counts: Record<string, number>, name: string) => void (counts[name] = (counts[name] ?? 0) + 1);
  for (const { day, emotions, lucidityLevel, tally } of dreams) {
    days.set(day, (days.get(day) ?? 0) + 1);
    const month = byMonth.get(day.slice(0, 7));
    if (!month) continue;
    month.dreams += 1;
    add(month.emotions, emotions);
    add(month.lucidity, lucidityLevel);
    for (const kind of feelings) if ((tally?.[kind] ?? 0) > 0) add(month.feelings, kind);
  }
  const tallies = dreams.flatMap(({ tally }) => (tally ? [tally] : []));
  return {
    dreams: dreams.length,
    coded: tallies.length,
    days: [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, count]) => ({ day, dreams: count })),
    months: [...byMonth.values()],
    people: rank(dreams.map(({ people }) => people)),
    symbols: rank(dreams.map(({ symbols }) => symbols)),
    places: rank(tallies.map(placesOf)),
    tags: rank(dreams.map(({ tags }) => tags)),
    norms: normsFor(tallies),
  };
}
