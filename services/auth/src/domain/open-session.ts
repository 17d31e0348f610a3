import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Tx } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { cookieName, hashOf } from '@liminal/service-kit/sessions';

const day = 86_400_000;
/** ms; how long a session lives unused, and at all. */
export const lifetime = { idle: 7 * day, absolute: 30 * day };

export type NewSession = { token: string; expiresAt: Date };

/** A fresh session with a fresh 256-bit token, of which only the hash is kept. */
export async function openSession(tx: Tx, memberId: string, device: string, now: Date): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const absolute = new Date(now.getTime() + lifetime.absolute);
  await tx('sessions').where('idle_expires_at', '<', now).andWhere({ memberId }).delete();
  await tx('sessions').insert({
    id: newId(),
    hash: hashOf(token),
    memberId,
    device,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: new Date(now.getTime() + lifetime.idle),
    absoluteExpiresAt: absolute,
  });
  return { token, expiresAt: absolute };
}

const flags = (publicUrl: string) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: publicUrl.startsWith('https:'),
});

export const setSessionCookie = (res: Response, publicUrl: string, { token, expiresAt }: NewSession): void => {
  res.cookie(cookieName(publicUrl), token, { ...flags(publicUrl), expires: expiresAt });
};
export const clearSessionCookie = (res: Response, publicUrl: string): void => {
  res.clearCookie(cookieName(publicUrl), flags(publicUrl));
};
