import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const energyProfileChanged = defineEvent({
  topic: 'energy-profile-changed',
  version: 1,
  summary: "A member's whole energy signature (compacted: the last one is the state).",
  data: z.object({
    /** Hz */ frequency: z.number(),
    /** 0 to 10 */ amplitude: z.number(),
    /** percent */ coherence: z.number(),
    acts: z.int(),
  }),
});
