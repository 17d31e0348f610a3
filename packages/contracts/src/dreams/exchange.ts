import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { Written } from './dream';

/** Dreams in one call, at most; a longer file is sent in several. */
export const mostAtOnce = 50;

/** A dream as it travels between journals: what was written, and when. */
export const Travelling = z.extend(Written, { createdAt: z.iso.datetime() });
export type Travelling = z.infer<typeof Travelling>;

export const importDreams = defineRoute({
  method: 'post',
  path: '/api/dreams/import',
  summary:
    'Dreams from elsewhere, with their own dates. One that is here already, word for word on that day, is passed over. No points.',
  body: z.strictObject({
    dreams: z.array(Travelling).check(z.maxLength(mostAtOnce, `at most ${mostAtOnce} at once`)),
  }),
  reply: z.object({ kept: z.int(), known: z.int() }),
});

export const exportDreams = defineRoute({
  method: 'get',
  path: '/api/dreams/export',
  summary: 'A page of dreams as an import takes them, oldest first.',
  query: z.strictObject({ after: z.optional(z.uuid()) }),
  reply: z.object({
    dreams: z.array(Travelling),
    /** Pass as `after` for the page after this one; null at the end. */
    next: z.nullable(z.uuid()),
  }),
});
