import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const memberBlocked = defineEvent({
  topic: 'member-blocked',
  version: 1,
  summary: 'One of two members blocked the other, or took it back; told once to each, without who it was.',
  data: z.object({ otherId: z.uuid(), blocked: z.boolean() }),
});
