import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** From this overlap on two members are a match. */
export const matchFrom = 70;

export const Match = z.object({
  id: z.uuid(),
  firstName: z.string(),
  archetype: z.nullable(z.string()),
  /** percent */
  overlap: z.int(),
  isDemo: z.boolean(),
});

export const matches = defineRoute({
  method: 'get',
  path: '/api/matches',
  summary: 'Members who agreed and whose overlap is 70 percent or more, the best first.',
  reply: z.array(Match),
});
