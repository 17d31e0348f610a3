import type { Db } from '@liminal/service-kit/db';

export type Profile = {
  memberId: string;
  frequency: number | null;
  tunedTo: number;
  state: string | null;
  archetype: string | null;
  shown: boolean;
};
const columns = ['memberId', 'frequency', 'tunedTo', 'state', 'archetype', 'shown'] as const;

export const profileOf = (db: Db, memberId: string): Promise<Profile | undefined> =>
  db<Profile>('energy_profiles')
    .where({ memberId })
    .first(...columns);

export const profilesOf = (db: Db, ids: string[]): Promise<Profile[]> =>
  db<Profile>('energy_profiles')
    .whereIn('memberId', ids)
    .select(...columns);

/** The shown members nearest to a frequency; simulated ones only fill what real ones leave free. */
export async function nearest(db: Db, memberId: string, hertz: number, count: number): Promise<Profile[]> {
  const real = await nearestOf(db, memberId, hertz, count, false);
  if (real.length === count) return real;
  return [...real, ...(await nearestOf(db, memberId, hertz, count - real.length, true))];
}

/** Walks the index down and up from the frequency. */
async function nearestOf(db: Db, memberId: string, hertz: number, count: number, isDemo: boolean): Promise<Profile[]> {
  const side = (compare: '<' | '>=', order: 'asc' | 'desc') =>
    db<Profile & { isDemo: boolean }>('energy_profiles')
      .where({ shown: true, isDemo })
      .where('tunedTo', compare, hertz)
      .whereNot({ memberId })
      .orderBy([
        { column: 'tunedTo', order },
        { column: 'memberId', order },
      ])
      .limit(count)
      .select(...columns);
  const [below, above] = await Promise.all([side('<', 'desc'), side('>=', 'asc')]);
  const distance = ({ tunedTo }: Profile) => Math.abs(tunedTo - hertz);
  return [...below, ...above]
    .sort((a, b) => distance(a) - distance(b) || a.memberId.localeCompare(b.memberId))
    .slice(0, count);
}
