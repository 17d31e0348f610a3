import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const energyProfileChanged = defineEvent({
  topic: 'energy-profile-changed',
  version: 1,
  summary: "A member's whole energy profile (compacted: the last one is the state).",
  data: z.object({
    /** Hz */ frequency: z.number(),
    /** 0 to 10 */ amplitude: z.number(),
    /** percent */ coherence: z.number(),
    acts: z.int(),
    /** False where no act has made the signature known yet: the three figures are then the usual ones. */
    known: z.optional(z.boolean()),
    /** Whether they may be shown to others who agreed; who may not is in no index. */
    shown: z.optional(z.boolean()),
    /** An operator took them out of every list of people. */
    hidden: z.optional(z.boolean()),
    /** The whole profile as the encoder of this version writes it, 48 numbers of -127 to 127; see services/matching/src/engine. */
    encoder: z.optional(z.int()),
    vector: z.optional(z.array(z.int())),
    /** What others may filter by, and what this member filters by, as bits. */
    attributes: z.optional(z.int()),
    wishes: z.optional(z.int()),
  }),
});
