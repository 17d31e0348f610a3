import * as z from '@liminal/contracts/z';

/** The one shape of every error answer, the gateway's own included. */
export const Problem = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Where the input was wrong: field name to what was expected. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});
export type Problem = z.infer<typeof Problem>;
