import { createHash } from 'node:crypto';
import type { Db, Tx } from './db';
import { badRequest, conflict } from './refusal';

type Kept = { requestHash: string; status: number | null; reply: unknown };

/**
 * Runs a command at most once for a member, a route and a key, and answers repeats with the first reply.
 * The key is kept in the command's own transaction: both are there, or neither.
 */
export async function once<T>(
  db: Db,
  call: { memberId: string; route: string; key: string; request: unknown; status: number },
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!/^[\x21-\x7e]{8,100}$/.test(call.key)) throw badRequest('Idempotency-Key takes 8 to 100 printable characters.');
  const requestHash = createHash('sha256')
    .update(JSON.stringify(call.request) ?? '')
    .digest('base64');
  const place = { memberId: call.memberId, route: call.route, key: call.key };
  return db.transaction(async (tx) => {
    // A rival with the same key waits here until we commit, then finds our reply.
    const won = await tx('idempotency_keys')
      .insert({ ...place, requestHash })
      .onConflict()
      .ignore()
      .returning('key');
    if (won.length === 0) {
      const kept = await tx<Kept>('idempotency_keys').where(place).first();
      if (kept?.requestHash !== requestHash)
        throw conflict('key-reused', 'This Idempotency-Key was used for another request.');
      return kept.reply as T;
    }
    const reply = await run(tx);
    await tx('idempotency_keys')
      .where(place)
      .update({ status: call.status, reply: JSON.stringify(reply) });
    return reply;
  });
}
