import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const EnergySignature = z.object({
  /** Hz; null until an act made it known. */
  frequency: z.nullable(z.number()),
  amplitude: z.nullable(z.number()),
  coherence: z.nullable(z.number()),
  /** How many acts it rests on. */
  acts: z.int(),
  /** Which acts, by kind. */
  from: z.record(z.string(), z.int()),
});
export type EnergySignature = z.infer<typeof EnergySignature>;

export const energySignature = defineRoute({
  method: 'get',
  path: '/api/social/signature',
  summary: "The member's energy signature and the acts it was derived from.",
  reply: EnergySignature,
});
