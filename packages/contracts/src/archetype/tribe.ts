import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { SoulPattern } from '../vocabulary';

export const Tribe = z.array(
  z.object({
    id: z.uuid(),
    firstName: z.string(),
    interactionScore: z.int(),
    isDemo: z.boolean(),
  }),
);

export const tribe = defineRoute({
  method: 'get',
  path: '/api/archetype/tribe',
  summary: 'Members who hold the same soul pattern and agreed to be shown.',
  query: z.strictObject({ archetype: SoulPattern }),
  reply: Tribe,
});

/** The same list with the pattern as a path segment, as the query key spells it. */
export const tribeByPath = defineRoute({
  method: 'get',
  path: '/api/archetype/tribe/:archetype',
  summary: 'The tribe, with the pattern in the path.',
  params: z.strictObject({ archetype: SoulPattern }),
  reply: Tribe,
});
