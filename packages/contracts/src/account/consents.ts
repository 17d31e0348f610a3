import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const Consents = z.strictObject({
  /** Shown to others under Frequencies, and others shown to them. */
  matching: z.boolean(),
  dreamsInMatching: z.boolean(),
  languageModel: z.boolean(),
});
export type Consents = z.infer<typeof Consents>;

export const putConsents = defineRoute({
  method: 'put',
  path: '/api/account/consents',
  summary: 'Say what one agrees to; all are off at first.',
  body: Consents,
  reply: z.object({ matching: z.boolean(), dreamsInMatching: z.boolean(), languageModel: z.boolean() }),
});
