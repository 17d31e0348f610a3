import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const memberDayChanged = defineEvent({
  topic: 'member-day-changed',
  version: 1,
  summary: "When a member's day begins (minutes after midnight), and in which time zone.",
  data: z.object({ zone: z.string(), dayStartsAt: z.int() }),
});
