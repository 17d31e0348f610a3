import { putFreeze } from '@liminal/contracts/journey/journey';
import { serve } from '@liminal/service-kit/serve';

export const freezeRoute = () =>
  serve(putFreeze, async ({ db, member, body }) => {
    await db('freezes').insert({ memberId: member.id, frozen: body.on }).onConflict('member_id').merge();
    return body;
  });
