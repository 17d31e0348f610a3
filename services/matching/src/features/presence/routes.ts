import { getPresence, putPresence } from '@liminal/contracts/matching/presence';
import { serve, type Served } from '@liminal/service-kit/serve';
import { presencesOf } from '../../domain/presence';

export const presenceRoutes = (): Served[] => [
  serve(getPresence, async ({ db, member }) => (await presencesOf(db, [member.id]))(member.id)),
  serve(putPresence, async ({ db, member, body }) => {
    await db('presence')
      .insert({ memberId: member.id, ...body })
      .onConflict('member_id')
      .merge();
    return body;
  }),
];
