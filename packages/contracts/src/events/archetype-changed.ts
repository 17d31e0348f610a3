import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const archetypeChanged = defineEvent({
  topic: 'archetype-changed',
  version: 1,
  summary: 'A member took a soul pattern, or evolved into another.',
  data: z.object({ archetype: z.string(), previous: z.nullable(z.string()), evolved: z.boolean() }),
});
