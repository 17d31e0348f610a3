import type { Router } from 'express';
import { cookieName, hashOf, tokenIn } from '@liminal/service-kit/sessions';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';
import { clearSessionCookie } from '../../domain/open-session';

/** `GET /api/logout` ends the session on the server and goes to `/`. Another site cannot sign a member out. */
export const signOutPage =
  ({ db, sessions, publicUrl }: AuthDeps) =>
  (router: Router) =>
    router.get('/api/logout', async (req, res) => {
      const foreign = req.get('sec-fetch-site') === 'cross-site';
      const token = tokenIn(req.headers.cookie, cookieName(publicUrl));
      if (token && !foreign) {
        const hash = hashOf(token);
        const ended = await db('sessions').where({ hash }).delete().returning<{ memberId: string }[]>('member_id');
        await sessions.forget(hash);
        for (const { memberId } of ended) await audit(db, 'signed-out', { memberId, address: req.ip });
        clearSessionCookie(res, publicUrl);
        // Whatever the browser kept of the member's pages goes too.
        res.set('clear-site-data', '"cache"');
      }
      res.set('cache-control', 'no-store').redirect(303, '/');
    });
