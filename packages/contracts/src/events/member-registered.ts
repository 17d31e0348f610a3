import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const memberRegistered = defineEvent({
  topic: 'member-registered',
  version: 1,
  summary: 'An account was created.',
  data: z.object({ zone: z.string(), dayStartsAt: z.int() }),
});
