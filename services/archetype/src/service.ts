import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { interactionRoute } from './features/interaction/route';
import { onConsciousnessInteraction } from './features/score/on-consciousness-interaction';
import { soulPatternRoutes } from './features/soul-pattern/route';
import { onConsentsChanged } from './features/tribe/on-consents-changed';
import { tribeRoutes } from './features/tribe/route';

/** Soul patterns, their evolution, and tribes. */
export const archetype: ServiceDefinition = {
  name: 'archetype',
  migrations,
  build: (deps) => ({
    routes: [...soulPatternRoutes(), interactionRoute(), ...tribeRoutes(deps)],
    handlers: { 'consciousness-interaction': onConsciousnessInteraction, 'consents-changed': onConsentsChanged },
    forget: async (tx, memberId) => {
      await tx('souls').where({ memberId }).delete();
      await tx('evolutions').where({ memberId }).delete();
    },
    exportMember: async (memberId) => ({
      soul: (await deps.db('souls').where({ memberId }).first()) ?? null,
      evolutions: await deps.db('evolutions').where({ memberId }).orderBy('id'),
    }),
  }),
};
