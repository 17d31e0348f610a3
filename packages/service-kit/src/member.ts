import * as z from 'zod/mini';

/** Who is calling. `zone` and `dayStartsAt` (minutes after midnight) say which day it is for them. */
export const Member = z.object({
  id: z.string(),
  sessionId: z.string(),
  expiresAt: z.number(),
  zone: z.string(),
  dayStartsAt: z.number(),
});
export type Member = z.infer<typeof Member>;
