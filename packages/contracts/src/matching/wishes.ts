import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { SoulPattern } from '../vocabulary';
import { communicationStyles, energyTypes, humorStyles } from './assessment';

/** Whom a member would like to meet; a list that is absent or empty welcomes all. It works both ways. */
export const Wishes = z.strictObject({
  pattern: z.optional(z.array(SoulPattern).check(z.maxLength(8))),
  energyType: z.optional(z.array(z.enum(energyTypes)).check(z.maxLength(3))),
  communicationStyle: z.optional(z.array(z.enum(communicationStyles)).check(z.maxLength(4))),
  humorStyle: z.optional(z.array(z.enum(humorStyles)).check(z.maxLength(4))),
});
export type Wishes = z.infer<typeof Wishes>;

const Kept = z.object({
  pattern: z.optional(z.array(z.string())),
  energyType: z.optional(z.array(z.string())),
  communicationStyle: z.optional(z.array(z.string())),
  humorStyle: z.optional(z.array(z.string())),
});

export const getWishes = defineRoute({
  method: 'get',
  path: '/api/social/wishes',
  summary: 'Whom the member would like to meet.',
  reply: Kept,
});

export const putWishes = defineRoute({
  method: 'put',
  path: '/api/social/wishes',
  summary: 'Say whom to meet. Who does not fit is not shown, and does not see this member either.',
  body: Wishes,
  reply: Kept,
});
