import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const consciousnessInteraction = defineEvent({
  topic: 'consciousness-interaction',
  version: 1,
  summary: 'A member did something: checked in, recorded a dream, played with a screen.',
  // Open: a reader that does not know a kind treats it as a plain interaction.
  data: z.object({ kind: z.string() }),
});
