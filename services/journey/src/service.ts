import type { Db } from '@liminal/service-kit/db';
import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { challengesRoute } from './features/daily-challenges/route';
import { checkInRoute } from './features/check-in/route';
import { elsewhereHandlers } from './features/elsewhere/on-events';
import { freezeRoute } from './features/freeze/route';
import { gameRoutes } from './features/journey-game/route';
import { historyRoute } from './features/history/route';
import { journeyRoute } from './features/journey/route';
import { onboardRoute } from './features/onboarding/route';
import { practiceRoute } from './features/practice/route';
import { profileRoutes } from './features/profile/route';
import { quizRoute } from './features/quiz/route';
import { rapRoutes } from './features/rap/route';
import { createUndo } from './features/undo/undo';

const tables = [
  'profiles',
  'ledger',
  'balances',
  'check_ins',
  'acts',
  'practices',
  'member_days',
  'frozen_days',
  'freezes',
  'raps',
  'games',
] as const;

const exportMember = async (db: Db, memberId: string) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, await db(table).where({ memberId })] as const)),
  );

/** The consciousness profile, points and sparks, streaks, practice, the journey game. */
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
      freezeRoute(),
      practiceRoute(deps),
      challengesRoute(deps),
      ...rapRoutes(deps),
      ...gameRoutes(deps),
    ],
    handlers: elsewhereHandlers,
    background: [{ name: 'undo', everyMs: 2_000, work: createUndo(deps) }],
    forget: async (tx, memberId) => {
      for (const table of tables) await tx(table).where({ memberId }).delete();
    },
    exportMember: (memberId) => exportMember(deps.db, memberId),
  }),
};
