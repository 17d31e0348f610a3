import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const exportAccount = defineRoute({
  method: 'get',
  path: '/api/account/export',
  summary: 'Everything every service keeps about the member, as one JSON document.',
  reply: z.object({
    exportedAt: z.string(),
    memberId: z.uuid(),
    /** One part a service, by the service's name. */
    parts: z.record(z.string(), z.unknown()),
  }),
});

export const deleteAccount = defineRoute({
  method: 'delete',
  path: '/api/account',
  summary: 'Delete the account; `member-deleted` reaches every service.',
  body: z.strictObject({ password: z.string().check(z.minLength(1, 'your password'), z.maxLength(128)) }),
  reply: z.object({ deleted: z.boolean() }),
});
