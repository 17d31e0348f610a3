import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const dreamRecorded = defineEvent({
  topic: 'dream-recorded',
  version: 1,
  summary: 'A dream was kept. Ids and counts only, never its words.',
  data: z.object({
    dreamId: z.uuid(),
    lucidity: z.string(),
    symbols: z.int(),
    people: z.int(),
    feelings: z.int(),
    /** Codes of interactions and animals; absent from events before they were told. */
    friendliness: z.optional(z.int()),
    aggression: z.optional(z.int()),
    animals: z.optional(z.int()),
  }),
});
