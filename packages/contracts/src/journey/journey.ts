import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const Journey = z.object({
  points: z.int(),
  level: z.int(),
  levelName: z.string(),
  /** Percent of the way to the next level, 0 to 100. */
  progress: z.int(),
  toNext: z.int(),
  nextLevelName: z.nullable(z.string()),
  /** Days in a row, counted in the member's own days. */
  streak: z.int(),
  checkedInToday: z.boolean(),
  onboarded: z.boolean(),
  /** The last seven of the member's days, oldest first. */
  week: z.array(z.object({ day: z.iso.date(), kept: z.boolean(), frozen: z._default(z.boolean(), false) })),
  /** The second purse: it raises only the rewards-system level. */
  sparks: z._default(z.int(), 0),
  /** Missed days that neither add to a streak nor break it: whether they are used, and how many are left this month. */
  freeze: z._default(z.object({ on: z.boolean(), left: z.int() }), { on: true, left: 0 }),
});
export type Journey = z.infer<typeof Journey>;

export const journey = defineRoute({
  method: 'get',
  path: '/api/journey',
  summary: 'Points, level, streak and the last seven days.',
  reply: Journey,
});

export const checkIn = defineRoute({
  method: 'post',
  path: '/api/journey/check-in',
  summary: 'Once a member-day: +100 points and one more day of the streak.',
  reply: z.object({ awarded: z.int(), journey: Journey }),
});

export const putFreeze = defineRoute({
  method: 'put',
  path: '/api/journey/freeze',
  summary: 'Whether two missed days a month leave the streak as it is.',
  body: z.strictObject({ on: z.boolean() }),
  reply: z.object({ on: z.boolean() }),
});

export const history = defineRoute({
  method: 'get',
  path: '/api/journey/history',
  summary: 'The points ledger, newest first.',
  query: z.strictObject({ before: z.optional(z.uuid()) }),
  reply: z.object({
    entries: z.array(z.object({ id: z.uuid(), at: z.string(), rule: z.string(), amount: z.int(), purse: z.string() })),
    /** Pass as `before` for the page after this one; null at the end. */
    next: z.nullable(z.uuid()),
  }),
});
