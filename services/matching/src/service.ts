import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { connectionsOf } from './domain/connections';
import { connectEnergiesRoute } from './features/connect-energies/route';
import { answerDemoRequests } from './features/demo-answers/answer-demo-requests';
import { onConnectionRequested } from './features/demo-answers/on-connection-requested';
import { energyMatchesRoute } from './features/energy-matches/route';
import { onConsciousnessInteraction } from './features/energy-signature/on-consciousness-interaction';
import { energySignatureRoute } from './features/energy-signature/route';
import { memberHandlers } from './features/members/on-events';

/** Energy signatures, matches and connections. */
export const matching: ServiceDefinition = {
  name: 'matching',
  migrations,
  build: (deps) => ({
    routes: [energyMatchesRoute(deps), connectEnergiesRoute(), energySignatureRoute()],
    handlers: {
      ...memberHandlers,
      'consciousness-interaction': onConsciousnessInteraction,
      'connection-requested': onConnectionRequested,
    },
    background: [{ name: 'demo answers', everyMs: 1000, work: answerDemoRequests(deps.db) }],
    forget: async (tx, memberId) => {
      await tx('connections').where({ lowId: memberId }).orWhere({ highId: memberId }).delete();
      await tx('energy_profiles').where({ memberId }).delete();
    },
    exportMember: async (memberId) => ({
      energy: (await deps.db('energy_profiles').where({ memberId }).first()) ?? null,
      connections: await connectionsOf(deps.db, memberId),
    }),
  }),
};
