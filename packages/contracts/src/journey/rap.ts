import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** A seed is all there is to a rap: the same one makes the same lines. */
const Seed = z.int().check(z.gte(0, '0 to 999999'), z.lte(999_999, '0 to 999999'));

export const Rap = z.object({ seed: z.int(), title: z.string(), lines: z.array(z.string()) });
export type Rap = z.infer<typeof Rap>;

export const makeRap = defineRoute({
  method: 'get',
  path: '/api/journey/rap',
  summary: 'Eight rhymed lines from a seed.',
  query: z.strictObject({ seed: z.string().check(z.regex(/^\d{1,6}$/, '0 to 999999')) }),
  reply: Rap,
});

export const keepRap = defineRoute({
  method: 'post',
  path: '/api/journey/raps',
  summary: 'Keep a rap; the same one is kept once.',
  body: z.strictObject({ seed: Seed }),
  reply: Rap,
  status: 201,
});

export const keptRaps = defineRoute({
  method: 'get',
  path: '/api/journey/raps',
  summary: 'The raps a member kept, newest first, fifty at most.',
  reply: z.array(Rap),
});
