import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const listSessions = defineRoute({
  method: 'get',
  path: '/api/auth/sessions',
  summary: "The member's own open sessions.",
  reply: z.array(
    z.object({
      id: z.uuid(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      /** What the browser called itself, shortened. */
      device: z.string(),
      current: z.boolean(),
    }),
  ),
});

export const revokeSession = defineRoute({
  method: 'delete',
  path: '/api/auth/sessions/:id',
  summary: 'End one of the own sessions.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ ended: z.boolean() }),
});
