import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const interactionScored = defineEvent({
  topic: 'interaction-scored',
  version: 1,
  summary: "A member's interaction score after an act, 0 to 100.",
  data: z.object({ interactionScore: z.int() }),
});
