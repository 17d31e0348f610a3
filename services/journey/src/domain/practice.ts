import type { Tx } from '@liminal/service-kit/db';
import { localDay } from '@liminal/service-kit/local-day';
import type { Member } from '@liminal/service-kit/member';
import { recordAct } from './acts';
import { awardAll, together, type Award, type Awarded } from './award';
import { readStreak } from './read-streak';
import { rules, withStreak, type Rule } from './rules';

export type Practice = { id: string; kind: string; startedAt: Date; seconds: number };
export type Counted = { counted: number; awarded: Awarded | undefined };

/** Points for time: two a minute (domain/rules.ts), to the half minute. */
export const pointsFor = (seconds: number): number => Math.floor(seconds / 30);

/** Keeps time that was practised. Time that is counted already, under this id or another, is not counted twice. */
export async function keepPractice(
  tx: Tx,
  member: Member,
  { id, kind, startedAt, seconds }: Practice,
): Promise<Counted> {
  const memberId = member.id;
  const endedAt = new Date(startedAt.getTime() + seconds * 1000);
  // Two tabs that end at once take turns.
  await tx('balances').insert({ memberId }).onConflict().ignore();
  await tx('balances').where({ memberId }).forUpdate().first('points');
  const counted = await tx('practices')
    .where({ memberId })
    .where('endedAt', '>', startedAt)
    .where('startedAt', '<', endedAt)
    .first('id');
  if (counted) return { counted: 0, awarded: undefined };
  const won = await tx('practices')
    .insert({ id, memberId, kind, startedAt, endedAt, seconds })
    .onConflict()
    .ignore()
    .returning('id');
  if (won.length === 0) return { counted: 0, awarded: undefined };
  const day = localDay(startedAt, member.zone, member.dayStartsAt);
  const paid = { memberId, source: id, localDay: day, at: endedAt };
  const { shown } = await readStreak(tx, memberId, day);
  const spark: Rule = kind === 'box-breathing' ? 'sparks-deep-breaths' : 'sparks-meditation';
  const awards: Award[] = [
    { ...paid, rule: spark, amount: withStreak(rules[spark].amount, shown) },
    { ...paid, rule: 'practice', amount: pointsFor(seconds) },
  ];
  const own = await awardAll(tx, awards);
  const challenge = await recordAct(tx, {
    memberId,
    kind: 'practice',
    source: id,
    amount: seconds,
    localDay: day,
    at: endedAt,
  });
  return { counted: seconds, awarded: together(own, challenge) };
}
