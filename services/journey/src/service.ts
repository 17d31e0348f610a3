import type { Db } from '@liminal/service-kit/db';
import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { checkInRoute } from './features/check-in/route';
import { historyRoute } from './features/history/route';
import { journeyRoute } from './features/journey/route';
import { onboardRoute } from './features/onboarding/route';
import { profileRoutes } from './features/profile/route';
import { quizRoute } from './features/quiz/route';

const tables = ['profiles', 'ledger', 'balances', 'check_ins'] as const;

const exportMember = async (db: Db, memberId: string) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await db(table).where({ memberId })] as const)),
  );

/** The consciousness profile, points, streaks. */
export const journey: ServiceDefinition = {
  name: 'journey',
  migrations,
  build: (deps) => ({
    routes: [
      journeyRoute(deps),
      checkInRoute(deps),
      onboardRoute(deps),
      ...profileRoutes(deps),
      quizRoute(deps),
      historyRoute(),
    ],
    handlers: {},
    forget: async (tx, memberId) => {
      for (const table of tables) await tx(table).where({ memberId }).delete();
    },
    exportMember: (memberId) => exportMember(deps.db, memberId),
  }),
};
