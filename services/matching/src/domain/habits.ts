import type { Db, Tx } from '@liminal/service-kit/db';
import type { When } from './when-of';

export type Habit = { kind: string; weekday: number; part: number; count: number };

export const noteHabit = async (tx: Tx, memberId: string, kind: string, { weekday, part }: When): Promise<void> => {
  await tx('habits')
    .insert({ memberId, kind, weekday, part, count: 1 })
    .onConflict(['member_id', 'kind', 'weekday', 'part'])
    .merge({ count: tx.raw('habits.count + 1') });
};

export const habitsOf = (db: Db | Tx, memberId: string): Promise<Habit[]> =>
  db('habits').where({ memberId }).select<Habit[]>('kind', 'weekday', 'part', 'count');
