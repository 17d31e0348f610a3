import { createDb } from '@liminal/service-kit/db';
import { DeployFailed } from './deploy-client';

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** `points list <member>`, `points undo <entry>`, on the owner's database. */
export async function pointsCommand([act, id]: string[], usage: string): Promise<string> {
  if (!id || !uuid.test(id)) return usage;
  const url = process.env['DATABASE_URL'];
  if (!url) throw new DeployFailed('DATABASE_URL is not set.');
  const db = createDb({ url, schema: 'journey', pool: 1 });
  try {
    if (act === 'list') {
      const entries = await db('ledger').where({ memberId: id }).orderBy('id', 'desc').limit(50);
      return (
        entries
          .map(
            (entry) =>
              `${entry.id}  ${entry.at.toISOString()}  ${String(entry.amount).padStart(6)} ${entry.purse}  ${entry.rule}`,
          )
          .join('\n') || 'This member has no entry.'
      );
    }
    if (act !== 'undo') return usage;
    const entry = await db('ledger').where({ id }).first<{ rule: string; amount: number; purse: string } | undefined>();
    if (!entry) throw new DeployFailed(`There is no entry ${id}.`);
    if (entry.rule === 'undo') throw new DeployFailed('An undo is not undone.');
    await db('undo_requests').insert({ entryId: id }).onConflict().ignore();
    return `${entry.amount} ${entry.purse} of ${entry.rule} are taken back within seconds, by an entry of its own.`;
  } finally {
    await db.destroy();
  }
}
