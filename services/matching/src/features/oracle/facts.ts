import type { Db, Tx } from '@liminal/service-kit/db';
import { connectionsOf } from '../../domain/connections';
import { habitsOf, type Habit } from '../../domain/habits';
import { isShown, type ProfileRow } from '../../domain/profile-row';
import { rowOf } from '../../domain/profile-store';

/** Everything the oracle may look at: the member's own counts. No text of theirs is among them. */
export type Facts = {
  habits: Habit[];
  dreams: ProfileRow['dreams'];
  jungian: ProfileRow['jungian'];
  assessments: number;
  shown: boolean;
  connections: { askedByMe: boolean; status: string }[];
};

export async function factsOf(db: Db | Tx, memberId: string): Promise<Facts> {
  const row = await rowOf(db, memberId);
  const [assessed] = await db('assessments').where({ memberId }).count<{ count: number }[]>('* as count');
  const connections = await connectionsOf(db, memberId);
  return {
    habits: await habitsOf(db, memberId),
    dreams: row?.dreams ?? null,
    jungian: row?.jungian ?? null,
    assessments: Number(assessed?.count ?? 0) + (row?.jungian ? 1 : 0),
    shown: row !== undefined && isShown(row),
    connections: connections.map(({ requestedBy, status }) => ({ askedByMe: requestedBy === memberId, status })),
  };
}

/** Habits of some kinds, added up by something. */
export function countBy(
  habits: Habit[],
  by: (habit: Habit) => number,
  size: number,
  kinds?: readonly string[],
): number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const habit of habits)
    if (!kinds || kinds.includes(habit.kind)) counts[by(habit)] = (counts[by(habit)] ?? 0) + habit.count;
  return counts;
}
