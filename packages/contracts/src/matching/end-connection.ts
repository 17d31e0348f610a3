import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const endConnection = defineRoute({
  method: 'post',
  path: '/api/energy-matches/:id/end',
  summary:
    'Withdraw an own request, decline one that was asked, or part from somebody connected. The other is not told; who was declined still waits.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({
    /** withdrawn, declined, parted, or nothing. */
    done: z.string(),
  }),
});
