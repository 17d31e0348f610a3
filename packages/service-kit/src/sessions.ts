import { createHash } from 'node:crypto';
import type { Db } from './db';
import type { Member } from './member';
import type { SessionCache } from './session-cache';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The cookie's name: `__Host-` pins it to this host on https, which plain http browsers refuse. */
export const cookieName = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? '__Host-liminal_session' : 'liminal_session';

/** The session token in a Cookie header; undefined when there is none of a plausible shape. */
export function tokenIn(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() !== name) continue;
    const token = part.slice(at + 1).trim();
    return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined;
  }
  return undefined;
}

/**
 * Finds the member behind a session token: the cache first, PostgreSQL behind it (`auth.session_of`, the one grant across schemas).
 * @throws the database's error when both are gone, which is answered as 503: nobody is let in.
 */
export function createSessions({ db, cache }: { db: Db; cache?: SessionCache | undefined }) {
  return {
    async find(token: string): Promise<Member | undefined> {
      const hash = hashOf(token);
      const cached = await cache?.get(hash.toString('base64url'));
      if (cached && cached.expiresAt > Date.now()) return cached;
      const { rows } = await db.raw<{
        rows: { memberId: string; sessionId: string; expiresAt: Date; zone: string; dayStartsAt: number }[];
      }>('select * from auth.session_of(?)', [hash]);
      const row = rows[0];
      if (!row) return undefined;
      const member = {
        id: row.memberId,
        sessionId: row.sessionId,
        expiresAt: row.expiresAt.getTime(),
        zone: row.zone,
        dayStartsAt: row.dayStartsAt,
      };
      await cache?.put(hash.toString('base64url'), member);
      return member;
    },
    /** Drops a session from the cache at once; its row is auth's to delete, before this is called. */
    forget: async (hash: Buffer): Promise<void> => cache?.drop(hash.toString('base64url')),
  };
}
export type Sessions = ReturnType<typeof createSessions>;
