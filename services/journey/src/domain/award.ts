import { standing } from '@liminal/contracts/journey/levels';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { rules, type Pay, type Rule } from './rules';

export type Award = {
  memberId: string;
  rule: Rule;
  /** For a rule that pays by what was done, and for a bonus. */
  amount?: number;
  source: string;
  localDay: string;
  at: Date;
};
/** Points after it, and the sum that was paid in points. */
export type Awarded = { amount: number; points: number; leveledUp: boolean };

type Balance = { points: number; sparks: number };

/** What came of several awards, in their order; one that there was no cause for is left out. */
export function together(...awards: (Awarded | undefined)[]): Awarded {
  const given = awards.filter((each) => each !== undefined);
  return {
    amount: given.reduce((sum, { amount }) => sum + amount, 0),
    points: given.at(-1)?.points ?? 0,
    leveledUp: given.some(({ leveledUp }) => leveledUp),
  };
}

/** Pays several rules in turn; what came of them together. */
export async function awardAll(tx: Tx, awards: Award[]): Promise<Awarded> {
  const paid: Awarded[] = [];
  for (const each of awards) paid.push(await award(tx, each));
  return together(...paid);
}

/** Pays a rule once for a source, within what it pays a member-day; a repeat pays nothing. The balance row is the lock. */
export async function award(tx: Tx, { memberId, rule, source, localDay, at, ...given }: Award): Promise<Awarded> {
  await tx('balances').insert({ memberId }).onConflict().ignore();
  const balance = await tx('balances').where({ memberId }).forUpdate().first<Balance>('points', 'sparks');
  const before = balance?.points ?? 0;
  const nothing = { amount: 0, points: before, leveledUp: false };
  const pay: Pay = rules[rule];
  const asked = given.amount ?? pay.amount ?? 0;
  const amount = Math.min(asked, pay.most ?? asked, await leftToday(tx, pay, { memberId, rule, localDay }));
  if (amount <= 0) return nothing;
  const won = await tx('ledger')
    .insert({ id: newId(), memberId, purse: pay.purse, rule, amount, localDay, source, at })
    .onConflict(['member_id', 'rule', 'source'])
    .ignore()
    .returning('id');
  if (won.length === 0) return nothing;
  if (pay.purse === 'sparks') {
    await tx('balances').where({ memberId }).increment('sparks', amount);
    return nothing;
  }
  const points = before + amount;
  await tx('balances').where({ memberId }).update({ points });
  return { amount, points, leveledUp: standing(points).now.level > standing(before).now.level };
}

/** How much a rule still pays on a member-day. */
async function leftToday(
  tx: Tx,
  { perDay, mostPerDay }: Pay,
  day: { memberId: string; rule: Rule; localDay: string },
): Promise<number> {
  if (perDay === undefined && mostPerDay === undefined) return Infinity;
  const paid = await tx('ledger')
    .where(day)
    .first<{ count: string; sum: string | null }>(tx.raw('count(*) as count'), tx.raw('sum(amount) as sum'));
  if (perDay !== undefined && Number(paid.count) >= perDay) return 0;
  return mostPerDay === undefined ? Infinity : mostPerDay - Number(paid.sum ?? 0);
}
