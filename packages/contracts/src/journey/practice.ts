import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** What a browser may log. The journey game's time is kept by the server, which saw it begin. */
export const practiceKinds = ['box-breathing'] as const;

/** s; the longest practice that is counted in one piece. */
export const longestPractice = 7_200;

export const logPractice = defineRoute({
  method: 'post',
  path: '/api/journey/practice',
  summary: 'Time really practised. Sent again it counts once; time that is counted already is not counted twice.',
  body: z.strictObject({
    /** Made by the browser, so that a repeat is known. */
    id: z.uuid(),
    kind: z.enum(practiceKinds),
    startedAt: z.iso.datetime(),
    /** s */
    seconds: z.int().check(z.gte(1, '1 to 7200'), z.lte(longestPractice, '1 to 7200')),
  }),
  reply: z.object({
    /** s of this practice that were counted; 0 when they were counted before. */
    counted: z.int(),
    /** Points, the challenge's included. */
    awarded: z.int(),
  }),
});
