import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const memberDeleted = defineEvent({
  topic: 'member-deleted',
  version: 1,
  summary: 'An account is gone. Every service forgets the member and keeps a tombstone.',
  data: z.object({}),
});
