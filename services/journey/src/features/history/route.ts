import { history } from '@liminal/contracts/journey/journey';
import { serve } from '@liminal/service-kit/serve';

const page = 50;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
type Entry = { id: string; at: Date; rule: string; amount: number; purse: string; memberId: string };

export const historyRoute = () =>
  serve(history, async ({ db, member, query }) => {
    const rows = await db<Entry>('ledger')
      .where({ memberId: member.id })
      .where('id', '<', query.before ?? lastId)
      .orderBy('id', 'desc')
      .limit(page);
    const entries = rows.map(({ id, at, rule, amount, purse }) => ({ id, at: at.toISOString(), rule, amount, purse }));
    return { entries, next: rows.length === page ? (entries.at(-1)?.id ?? null) : null };
  });
