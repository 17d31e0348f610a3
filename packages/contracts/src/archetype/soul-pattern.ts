import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { SoulPattern } from '../vocabulary';

const Held = z.object({
  archetype: z.nullable(z.string()),
  /** 0 to 100; at 100 the pattern evolves. */
  interactionScore: z.int(),
});

export const getSoulPattern = defineRoute({
  method: 'get',
  path: '/api/user/archetype',
  summary: "The member's soul pattern and interaction score.",
  reply: Held,
});

export const setSoulPattern = defineRoute({
  method: 'post',
  path: '/api/user/archetype',
  summary: 'Take a soul pattern.',
  body: z.strictObject({ archetype: SoulPattern }),
  reply: Held,
});

export const interaction = defineRoute({
  method: 'post',
  path: '/api/archetype/interaction',
  summary:
    'Tell that the member interacted. Answers with the latest evolution not yet told, since the score rises later.',
  reply: z.object({ archetype: z.nullable(z.string()), evolved: z.boolean(), newArchetype: z.nullable(z.string()) }),
});
