import { createDb, type Db } from '@liminal/service-kit/db';
import { DeployFailed } from './deploy-client';

type Report = { id: string; memberId: string; reason: string; place: string; note: string; at: Date; reports: number };

/** What an operator can decide, and the word that is kept. */
const decisions: Record<string, 'dismissed' | 'warned' | 'hidden'> = {
  dismiss: 'dismissed',
  warn: 'warned',
  hide: 'hidden',
};

/** `moderation list|decide|unhide`, on the owner's database. */
export async function moderationCommand([act, id, decision]: string[], usage: string): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new DeployFailed('DATABASE_URL is not set.');
  const db = createDb({ url, schema: 'matching', pool: 1 });
  try {
    if (act === 'list') return await list(db);
    if (!id || !/^[0-9a-f-]{36}$/.test(id)) return usage;
    if (act === 'unhide') return await unhide(db, id);
    const word = decisions[decision ?? ''];
    return act === 'decide' && word ? await decide(db, id, word) : usage;
  } finally {
    await db.destroy();
  }
}

/** Open reports, the oldest first, each with how many are open about that member. */
async function list(db: Db): Promise<string> {
  const { rows } = await db.raw<{ rows: Report[] }>(
    `select id, member_id, reason, place, note, at, count(*) over (partition by member_id) as reports
     from reports where decision is null order by at limit 100`,
  );
  return (
    rows
      .map(
        ({ id, memberId, reason, place, note, at, reports }) =>
          `${id}  ${at.toISOString().slice(0, 16)}  about ${memberId} (${reports} open)  ${reason}, ${place}${note && `\n    ${note.replaceAll(/\s+/g, ' ')}`}`,
      )
      .join('\n') || 'No report is open.'
  );
}

async function decide(db: Db, id: string, word: 'dismissed' | 'warned' | 'hidden'): Promise<string> {
  return db.transaction(async (tx) => {
    const report = await tx('reports').where({ id }).whereNull('decision').forUpdate().first<Report | undefined>();
    if (!report) return 'There is no open report of that id.';
    await tx('reports').where({ id }).update({ decision: word, decidedAt: tx.fn.now() });
    if (word === 'hidden') await setHidden(tx, report.memberId, true);
    return `${id} is ${word}.`;
  });
}

async function unhide(db: Db, memberId: string): Promise<string> {
  return (await setHidden(db, memberId, false)) > 0 ? `${memberId} is shown again.` : 'Nobody of that id is known.';
}

/** The service tells the profile anew, since nobody's encoder wrote it last: every index hears of it within seconds. */
const setHidden = (db: Db, memberId: string, hidden: boolean): Promise<number> =>
  db('energy_profiles').where({ memberId }).update({ hidden, encoder: null });
