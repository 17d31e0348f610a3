import { createHash } from 'node:crypto';
import type { Db, Tx } from '@liminal/service-kit/db';

export type AuditEntry =
  | 'signed-in'
  | 'sign-in-refused'
  | 'sign-in-throttled'
  | 'registered'
  | 'signed-out'
  | 'password-changed'
  | 'session-revoked'
  | 'exported'
  | 'deleted'
  | 'denied';

/** Writes down what happened, never with what words. Addresses are kept as hashes: enough to see one source at work. */
export const audit = (
  db: Db | Tx,
  what: AuditEntry,
  who: { memberId?: string | undefined; address?: string | undefined },
): Promise<unknown> =>
  db('audit').insert({
    what,
    memberId: who.memberId ?? null,
    addressHash: who.address ? createHash('sha256').update(who.address).digest('hex').slice(0, 16) : null,
  });
