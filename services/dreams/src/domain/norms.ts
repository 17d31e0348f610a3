import type { Statistics } from '@liminal/contracts/dreams/statistics';
import type { Tally } from './tally';

/** Coded dreams below which one's own figures say too little. */
export const fewest = 25;

const sum = (tallies: Tally[], name: string): number => tallies.reduce((total, tally) => total + (tally[name] ?? 0), 0);
const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((100 * part) / whole));
const dreamsWith = (tallies: Tally[], ...names: string[]): number | null =>
  share(tallies.filter((tally) => names.some((name) => (tally[name] ?? 0) > 0)).length, tallies.length);
const between = (tallies: Tally[], part: string, other: string): number | null => {
  const one = sum(tallies, part);
  return share(one, one + sum(tallies, other));
};

/** Norms of men and women as they follow from the coders' own tables (students, 1940s); percent. Only what the coder reads well. */
const rows: { name: string; men: number; women: number; yours: (tallies: Tally[]) => number | null }[] = [
  { name: 'men among people', men: 68, women: 48, yours: (tallies) => between(tallies, 'men', 'women') },
  { name: 'groups', men: 32, women: 28, yours: (tallies) => share(sum(tallies, 'groups'), sum(tallies, 'humans')) },
  { name: 'family', men: 12, women: 20, yours: (tallies) => share(sum(tallies, 'family'), sum(tallies, 'humans')) },
  {
    name: 'animals',
    men: 6,
    women: 4,
    yours: (tallies) => share(sum(tallies, 'animals'), sum(tallies, 'humans') + sum(tallies, 'animals')),
  },
  { name: 'dreams with aggression', men: 47, women: 43, yours: (tallies) => dreamsWith(tallies, 'aggression') },
  { name: 'dreams with friendliness', men: 38, women: 41, yours: (tallies) => dreamsWith(tallies, 'friendliness') },
  { name: 'dreams with misfortune', men: 37, women: 33, yours: (tallies) => dreamsWith(tallies, 'misfortune') },
  { name: 'dreams that name a feeling', men: 41, women: 57, yours: (tallies) => dreamsWith(tallies, 'unhappy', 'HA') },
  { name: 'unhappy among feelings', men: 81, women: 80, yours: (tallies) => between(tallies, 'unhappy', 'HA') },
  {
    name: 'bodily among aggression',
    men: 50,
    women: 34,
    yours: (tallies) => share(sum(tallies, 'physical'), sum(tallies, 'aggression')),
  },
  { name: 'indoors', men: 49, women: 61, yours: (tallies) => between(tallies, 'indoors', 'outdoors') },
];

/** Points by which random samples of so many dreams differ from the norms: 13.6 at 25, 8.4 at 50, falling with the root of the number. */
export const bandOf = (dreams: number): number =>
  Math.round(
    10 * Math.max(2, 8.4 + ((13.6 - 8.4) * (1 / Math.sqrt(dreams) - 1 / Math.sqrt(50))) / (1 / 5 - 1 / Math.sqrt(50))),
  ) / 10;

/** The member beside the norms, from 25 coded dreams on. */
export const normsFor = (tallies: Tally[]): Statistics['norms'] =>
  tallies.length < fewest
    ? null
    : { band: bandOf(tallies.length), rows: rows.map(({ yours, ...row }) => ({ ...row, yours: yours(tallies) })) };
