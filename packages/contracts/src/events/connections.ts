import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

const between = z.object({ connectionId: z.uuid(), otherId: z.uuid() });

export const connectionRequested = defineEvent({
  topic: 'connection-requested',
  version: 1,
  summary: 'Somebody (otherId) asked this member to connect. Told to the one who is asked.',
  data: between,
});

export const matchConnected = defineEvent({
  topic: 'match-connected',
  version: 1,
  summary: 'Two members accepted one another, told once to each.',
  data: between,
});
