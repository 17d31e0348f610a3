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

/** One web vital of one page view. No address, no member: only how it felt. */
export const reportVital = defineRoute({
  method: 'post',
  path: '/api/registry/vitals',
  audience: 'anyone',
  summary: 'How fast a page was in somebody’s browser.',
  body: z.strictObject({
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** ms; a plain score for CLS. */
    value: z.number().check(z.gte(0), z.lte(600_000)),
    rating: z.enum(['good', 'needs-improvement', 'poor']),
  }),
  reply: z.object({ noted: z.boolean() }),
  status: 202,
});
