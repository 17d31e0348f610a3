import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { Db } from './db';

/** Who is calling. `zone` and `dayStartsAt` (minutes after midnight) say which day it is for them. */
export type Member = { id: string; sessionId: string; expiresAt: number; zone: string; dayStartsAt: number };

const Cached = z.object({
  id: z.string(),
  sessionId: z.string(),
  expiresAt: z.number(),
  zone: z.string(),
  dayStartsAt: z.number(),
});

// Short, so that PostgreSQL sees each session now and then (idle expiry) and an unreachable Redis cannot keep a dead one alive.
const cacheSeconds = 60;

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const keyOf = (hash: Buffer) => `session:${hash.toString('base64url')}`;

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
 * Finds the member behind a session token: Redis first, PostgreSQL behind it (`auth.session_of`, the one grant across schemas).
 * @throws the database's error when both are gone, which is answered as 503: nobody is let in.
 */
export function createSessions(deps: { db: Db; redis?: Redis | undefined }) {
  const { db, redis } = deps;
  return {
    async find(token: string): Promise<Member | undefined> {
      const hash = hashOf(token);
      const cached = await redis?.get(keyOf(hash)).catch(() => null);
      if (cached) {
        const member = Cached.safeParse(JSON.parse(cached)).data;
        if (member && member.expiresAt > Date.now()) return member;
      }
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
      await redis?.set(keyOf(hash), JSON.stringify(member), 'EX', cacheSeconds).catch(() => undefined);
      return member;
    },
    /** Drops a session from the cache at once; its row is auth's to delete, before this is called. */
    async forget(hash: Buffer): Promise<void> {
      await redis?.del(keyOf(hash)).catch(() => undefined);
    },
  };
}
export type Sessions = ReturnType<typeof createSessions>;
