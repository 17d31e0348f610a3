import { dailyChallenges, type ChallengeAct } from '@liminal/contracts/journey/daily-challenges';
import type { Db, Tx } from '@liminal/service-kit/db';
import { award, type Awarded } from './award';

export type Act = {
  memberId: string;
  kind: ChallengeAct;
  /** What makes it one act: an id, a day. The same is never counted twice. */
  source: string;
  /** Seconds for practice, else 1. */
  amount: number;
  localDay: string;
  at: Date;
};

/** How much of each kind a member did on one of their days. */
export async function actsOn(db: Db | Tx, memberId: string, localDay: string): Promise<Record<string, number>> {
  const rows = await db('acts')
    .where({ memberId, localDay })
    .groupBy('kind')
    .select<{ kind: string; sum: string }[]>('kind', db.raw('sum(amount) as sum'));
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, Number(sum)]));
}

/** Notes a real act, and pays the day's challenge that it completes; undefined when it completes none. */
export async function recordAct(tx: Tx, act: Act): Promise<Awarded | undefined> {
  const won = await tx('acts').insert(act).onConflict().ignore().returning('kind');
  if (won.length === 0) return undefined;
  const challenge = dailyChallenges.find((each) => each.act === act.kind);
  if (!challenge) return undefined;
  const done = (await actsOn(tx, act.memberId, act.localDay))[act.kind] ?? 0;
  if (done < challenge.goal) return undefined;
  const { memberId, localDay, at } = act;
  return award(tx, { memberId, rule: `challenge-${challenge.id}`, source: localDay, localDay, at });
}
