import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const profileChanged = defineEvent({
  topic: 'profile-changed',
  version: 1,
  summary: 'The consciousness profile after a change: state, points and the level they make.',
  data: z.object({ state: z.nullable(z.string()), points: z.int(), level: z.int(), leveledUp: z.boolean() }),
});
