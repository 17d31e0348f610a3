import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';
import { Jungian } from '../vocabulary';

export const assessmentCompleted = defineEvent({
  topic: 'assessment-completed',
  version: 1,
  summary: 'A member finished the archetypal assessment: its result and the points of each archetype.',
  data: z.object({
    assessmentId: z.uuid(),
    archetype: Jungian,
    /** percent */
    confidence: z.number(),
    scores: z.record(z.string(), z.int()),
  }),
});
