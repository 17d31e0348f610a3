import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

/** A count of people; null where it would be under 10, which could point at somebody. */
const Count = z.nullable(z.int());

export const Figures = z.object({
  /** `illustrative`: the landing shows the specification's own figures, labelled so; `live`: these, or none. */
  mode: z.enum(['illustrative', 'live']),
  members: Count,
  online: Count,
  archetypesToday: Count,
  newToday: Count,
});
export type Figures = z.infer<typeof Figures>;

export const figures = defineRoute({
  method: 'get',
  path: '/api/auth/figures',
  audience: 'anyone',
  summary: 'How many people there are, for the landing: real counts where the operator asked for them.',
  reply: Figures,
});
