import * as z from '@liminal/contracts/z';
import { defineRoute } from './define';

/** A remote that failed in somebody's browser: which release, and in which phase. No text of the page, no stack. */
export const reportFailure = defineRoute({
  method: 'post',
  path: '/api/registry/failures',
  audience: 'anyone',
  summary: 'A micro-frontend failed to load, mount or render.',
  body: z.strictObject({
    name: z.string().check(z.maxLength(41)),
    version: z.string().check(z.maxLength(60)),
    phase: z.enum(['registry', 'load', 'bootstrap', 'mount', 'render', 'unmount']),
  }),
  reply: z.object({ noted: z.boolean() }),
  status: 202,
});
