import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** The preset kind replies; the wording is the screen's. */
export const kindReplies = ['well-done', 'with-you', 'made-my-day', 'rest-well', 'tell-me-more'] as const;

export const Milestone = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  firstName: z.string(),
  isDemo: z.boolean(),
  mine: z.boolean(),
  /** level, evolved; open. */
  kind: z.string(),
  /** For a level its number, for an evolution the pattern. */
  what: z.string(),
  at: z.iso.datetime(),
  replies: z.array(z.object({ reply: z.string(), count: z.int() })),
  myReply: z.nullable(z.string()),
});
export type Milestone = z.infer<typeof Milestone>;

export const feed = defineRoute({
  method: 'get',
  path: '/api/social/feed',
  summary: 'Milestones of connections who share theirs, and the own ones, newest first.',
  reply: z.array(Milestone),
});

export const replyKindly = defineRoute({
  method: 'put',
  path: '/api/social/feed/:id/reply',
  summary: 'Give one of the preset kind replies to a milestone, another in its place, or none.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ reply: z.nullable(z.enum(kindReplies)) }),
  reply: z.object({ myReply: z.nullable(z.string()) }),
});
