import * as z from '@liminal/contracts/z';
import { defineEvent } from '../define';

export const consentsChanged = defineEvent({
  topic: 'consents-changed',
  version: 1,
  summary: 'What a member agreed to, in full.',
  data: z.object({ matching: z.boolean(), dreamsInMatching: z.boolean(), languageModel: z.boolean() }),
});
