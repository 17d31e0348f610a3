import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

const counted = z.array(z.object({ name: z.string(), dreams: z.int() }));

export const Statistics = z.object({
  dreams: z.int(),
  /** Dreams whose text was coded; everything below 'days' counts these. */
  coded: z.int(),
  /** The member's own days on which they recorded, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), dreams: z.int() })),
  /** Oldest first; months without a dream between two with one are there, with zeros. */
  months: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      dreams: z.int(),
      /** As the member chose them. */
      emotions: z.record(z.string(), z.int()),
      lucidity: z.record(z.string(), z.int()),
      /** Dreams that name a feeling, by class. */
      feelings: z.record(z.string(), z.int()),
    }),
  ),
  /** In how many dreams each appears, most first. */
  people: counted,
  symbols: counted,
  places: counted,
  tags: counted,
  /** Beside the published norms, from 25 coded dreams on; null before. Percent. */
  norms: z.nullable(
    z.object({
      /** Points within which one's own figure may lie by chance alone. */
      band: z.number(),
      rows: z.array(z.object({ name: z.string(), yours: z.nullable(z.int()), men: z.int(), women: z.int() })),
    }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;

export const dreamStatistics = defineRoute({
  method: 'get',
  path: '/api/dreams/statistics',
  summary: "What the member's dreams come to: over time, who appears, where, and beside the norms.",
  reply: Statistics,
});
