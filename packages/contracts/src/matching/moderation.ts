import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

const other = z.strictObject({ memberId: z.uuid() });

export const blockMember = defineRoute({
  method: 'post',
  path: '/api/social/blocks',
  summary: 'Block a member: neither sees the other anywhere any more, and what was between them ends.',
  body: other,
  reply: z.object({ blocked: z.boolean() }),
});

export const unblockMember = defineRoute({
  method: 'delete',
  path: '/api/social/blocks/:memberId',
  summary: 'Take a block back. What it ended stays ended.',
  params: other,
  reply: z.object({ blocked: z.boolean() }),
});

export const blockedMembers = defineRoute({
  method: 'get',
  path: '/api/social/blocks',
  summary: 'Whom the member blocked.',
  reply: z.array(z.object({ id: z.uuid(), firstName: z.string() })),
});

export const reportReasons = ['unkind', 'unwanted', 'pretending', 'unsafe', 'other'] as const;
export const reportPlaces = ['profile', 'tribe-room', 'connection', 'gathering'] as const;

export const reportMember = defineRoute({
  method: 'post',
  path: '/api/social/reports',
  summary: 'Report a member to the operators. One report about one member and place stays open at a time.',
  body: z.strictObject({
    memberId: z.uuid(),
    reason: z.enum(reportReasons),
    place: z.enum(reportPlaces),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: z.object({ received: z.boolean() }),
});
