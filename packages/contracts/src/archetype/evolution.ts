import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** What moved a pattern, and where it would go: the rules of evolution as the service applies them. */
export const Evolution = z.object({
  archetype: z.nullable(z.string()),
  /** 0 to 100; at 100 the pattern evolves. */
  interactionScore: z.int(),
  /** Acts since the pattern was taken, the heaviest first. */
  moved: z.array(z.object({ kind: z.string(), count: z.int(), points: z.int() })),
  /** Three ways on: the one with the most points is taken at 100; `practises` when undecided. */
  ways: z.array(z.object({ way: z.string(), to: z.string(), points: z.int(), leading: z.boolean() })),
  /** Points of one act, by kind. */
  weights: z.record(z.string(), z.int()),
  /** Evolutions so far, newest first. */
  past: z.array(z.object({ from: z.string(), to: z.string(), at: z.iso.datetime() })),
});
export type Evolution = z.infer<typeof Evolution>;

export const evolution = defineRoute({
  method: 'get',
  path: '/api/archetype/evolution',
  summary: 'What moved the pattern, where it is heading, what it was before.',
  reply: Evolution,
});
