import { listSessions, revokeSession } from '@liminal/contracts/auth/sessions';
import { notFound } from '@liminal/service-kit/refusal';
import { serve, type Served } from '@liminal/service-kit/serve';
import { audit } from '../../domain/audit';
import type { AuthDeps } from '../../domain/deps';

type Row = { id: string; memberId: string; createdAt: Date; lastSeenAt: Date; device: string };

export const sessionRoutes = ({ sessions, now }: AuthDeps): Served[] => [
  serve(listSessions, async ({ db, member }) => {
    const rows = await db<Row>('sessions')
      .where({ memberId: member.id })
      .where('idle_expires_at', '>', now())
      .orderBy('last_seen_at', 'desc')
      .limit(50);
    return rows.map(({ id, createdAt, lastSeenAt, device }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      device,
      current: id === member.sessionId,
    }));
  }),
  serve(revokeSession, async ({ db, member, params }) => {
    const ended = await db('sessions')
      .where({ id: params.id, memberId: member.id })
      .delete()
      .returning<{ hash: Buffer }[]>('hash');
    const gone = ended[0];
    if (!gone) throw notFound();
    await sessions.forget(gone.hash);
    await audit(db, 'session-revoked', { memberId: member.id });
    return { ended: true };
  }),
];
