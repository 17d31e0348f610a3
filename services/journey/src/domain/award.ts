import { standing } from '@liminal/contracts/journey/levels';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { rules, type Rule } from './rules';

export type Award = {
  memberId: string;
  rule: Rule;
  /** For a rule that pays by what was done; never more than its most. */
  amount?: number;
  source: string;
  localDay: string;
  at: Date;
};
export type Awarded = { amount: number; points: number; leveledUp: boolean };

/** Pays a rule once for a source, at most `perDay` times a member-day; a repeat pays nothing. The balance row is the lock. */
export async function award(tx: Tx, { memberId, rule, source, localDay, at, ...given }: Award): Promise<Awarded> {
  await tx('balances').insert({ memberId }).onConflict().ignore();
  const balance = await tx('balances').where({ memberId }).forUpdate().first<{ points: number }>('points');
  const before = balance?.points ?? 0;
  const nothing = { amount: 0, points: before, leveledUp: false };
  const paid: { amount?: number; most?: number; perDay?: number } = rules[rule];
  const amount = paid.amount ?? Math.min(given.amount ?? 0, paid.most ?? 0);
  if (paid.perDay !== undefined) {
    const today = await tx('ledger').where({ memberId, rule, localDay }).count<{ count: number }[]>('* as count');
    if (Number(today[0]?.count ?? 0) >= paid.perDay) return nothing;
  }
  const won = await tx('ledger')
    .insert({ id: newId(), memberId, purse: 'points', rule, amount, localDay, source, at })
    .onConflict(['member_id', 'rule', 'source'])
    .ignore()
    .returning('id');
  if (won.length === 0) return nothing;
  const points = before + amount;
  await tx('balances').where({ memberId }).update({ points });
  return { amount, points, leveledUp: standing(points).now.level > standing(before).now.level };
}
