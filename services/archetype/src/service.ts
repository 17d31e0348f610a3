import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { archetypalAssessmentRoutes } from './features/archetypal-assessment/routes';
import { onMemberBlocked } from './features/blocks/on-member-blocked';
import { closeDay } from './features/close-day/close-day';
import { answerToday } from './features/demo-answers/answer-today';
import { evolutionRoute } from './features/evolution/route';
import { interactionRoute } from './features/interaction/route';
import { onConsciousnessInteraction } from './features/score/on-consciousness-interaction';
import { soulPatternRoutes } from './features/soul-pattern/route';
import { onConsentsChanged } from './features/tribe/on-consents-changed';
import { onEnergyProfileChanged } from './features/tribe/on-energy-profile-changed';
import { tribeRoutes } from './features/tribe/route';
import { tribeRoomRoutes } from './features/tribe-room/routes';

const tables = ['souls', 'evolutions', 'tribe_answers', 'archetypal_assessments'];

/** Soul patterns, their evolution, tribes and their rooms, and the archetypal assessment. */
export const archetype: ServiceDefinition = {
  name: 'archetype',
  migrations,
  build: (deps) => ({
    routes: [
      ...soulPatternRoutes(),
      interactionRoute(),
      evolutionRoute(),
      ...tribeRoomRoutes(deps),
      ...tribeRoutes(deps),
      ...archetypalAssessmentRoutes(deps),
    ],
    handlers: {
      'consciousness-interaction': onConsciousnessInteraction,
      'consents-changed': onConsentsChanged,
      'energy-profile-changed': onEnergyProfileChanged,
      'member-blocked': onMemberBlocked,
    },
    background: [
      { name: 'demo answers', everyMs: 60_000, work: answerToday(deps.db, deps.now) },
      { name: 'close the day', everyMs: 60_000, work: closeDay(deps.db, deps.now) },
    ],
    forget: async (tx, memberId) => {
      for (const table of tables) await tx(table).where({ memberId }).delete();
      await tx('blocks').where({ memberId }).orWhere({ otherId: memberId }).delete();
    },
    exportMember: async (memberId) => {
      const of = (table: string) => deps.db(table).where({ memberId }).orderBy('id');
      return {
        soul: (await deps.db('souls').where({ memberId }).first()) ?? null,
        evolutions: await of('evolutions'),
        archetypalAssessments: await of('archetypal_assessments'),
        tribeAnswers: await of('tribe_answers'),
      };
    },
  }),
};
