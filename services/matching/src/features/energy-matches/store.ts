import type { Db } from '@liminal/service-kit/db';

export type Profile = { memberId: string; frequency: number | null; tunedTo: number; state: string | null; archetype: string | null; shown: boolean };
const columns = ['memberId', 'frequency', 'tunedTo', 'state', 'archetype', 'shown'] as const;

export const profileOf = (db: Db, memberId: string): Promise<Profile | undefined> => db<Profile>('energy_profiles').where({ memberId }).first(...columns);

export const profilesOf = (db: Db, ids: string[]): Promise<Profile[]> => db<Profile>('energy_profiles').whereIn('memberId', ids).select(...columns);

/** The shown members nearest to a frequency, by walking the index down and up from it. */
export async function nearest(db: Db, memberId: string, hertz: number, count: number): Promise<Profile[]> {
  const side = (compare: '<' | '>=', direction: 'asc' | 'desc') =>
    db<Profile>('energy_profiles').where({ shown: true }).where('tunedTo', compare, hertz).whereNot({ memberId }).orderBy([{ column: 'tunedTo', order: direction }, { column: 'memberId', order: direction }]).limit(count).select(...columns);
  const [below, above] = await Promise.all([side('<', 'desc'), side('>=', 'asc')]);
  return [...below, ...above].sort((a, b) => Math.abs(a.tunedTo - hertz) - Math.abs(b.tunedTo - hertz) || a.memberId.localeCompare(b.memberId)).slice(0, count);
}
