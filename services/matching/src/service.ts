import type { Db } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { createBestFits } from './domain/best-fits';
import { createConnectionStore } from './domain/connection-store';
import { connectionsOf } from './domain/connections';
import { vectorOfRow, type ProfileRow } from './domain/profile-row';
import { rowOf, tellGone } from './domain/profile-store';
import { createEngine } from './engine/create-engine';
import { assessmentRoutes } from './features/assessment/routes';
import { connectEnergiesRoute } from './features/connect-energies/route';
import { createConnectEnergies } from './features/connect-energies/use-case';
import { answerDemoRequests } from './features/demo-answers/answer-demo-requests';
import { onConnectionRequested } from './features/demo-answers/on-connection-requested';
import { endConnectionRoute } from './features/end-connection/route';
import { energyMatchesRoute } from './features/energy-matches/route';
import { energySignatureRoute } from './features/energy-signature/route';
import { feedRoutes } from './features/feed/routes';
import { kindredRoutes } from './features/kindred/routes';
import { matchesRoute } from './features/matches/route';
import { memberHandlers } from './features/members/on-events';
import { moderationRoutes } from './features/moderation/routes';
import { oracleRoutes } from './features/oracle/routes';
import { presenceRoutes } from './features/presence/routes';
import { tellUntold } from './features/profiles/tell-untold';
import { wishesRoutes } from './features/wishes/routes';

const snapshotEveryMs = 300_000;

/** A profile as its member may read it: the vector as numbers. */
const exported = (row: ProfileRow | undefined) => (row ? { ...row, vector: [...(vectorOfRow(row) ?? [])] } : null);

/** Energy signatures, the frequency assessment, matches and connections, blocks and reports, and the oracle. */
export const matching: ServiceDefinition = {
  name: 'matching',
  migrations,
  build: (deps) => {
    const engine = createEngine(deps);
    const connect = (db: Db) => createConnectEnergies({ store: createConnectionStore(db), newId });
    const parts = { ...deps, engine, connect, bestFits: createBestFits(engine) };
    return {
      routes: [
        energyMatchesRoute(parts),
        connectEnergiesRoute(),
        endConnectionRoute(),
        energySignatureRoute(),
        matchesRoute(parts),
        ...assessmentRoutes(parts),
        ...wishesRoutes(),
        ...moderationRoutes(parts),
        ...presenceRoutes(),
        ...feedRoutes(parts),
        ...oracleRoutes(parts),
        ...kindredRoutes(parts),
      ],
      handlers: { ...memberHandlers, 'connection-requested': onConnectionRequested },
      follow: [
        {
          topic: 'energy-profile-changed',
          options: async () => ({ from: await engine.open(), reset: engine.reset, take: engine.take }),
        },
      ],
      background: [
        { name: 'demo answers', everyMs: 1000, work: answerDemoRequests(deps.db) },
        { name: 'profiles', everyMs: 2000, work: tellUntold(deps.db) },
        { name: 'snapshot', everyMs: snapshotEveryMs, work: async () => engine.save().then(() => false) },
      ],
      close: () => engine.close(),
      healthy: engine.healthy,
      forget: async (tx, memberId) => {
        await tx('connections').where({ lowId: memberId }).orWhere({ highId: memberId }).delete();
        await tx('blocks').where({ memberId }).orWhere({ otherId: memberId }).delete();
        await tx('reports').where({ reporterId: memberId }).orWhere({ memberId }).delete();
        for (const table of [
          'energy_profiles',
          'assessments',
          'habits',
          'analyses',
          'kindred',
          'presence',
          'kind_replies',
          'milestones',
        ])
          await tx(table).where({ memberId }).delete();
        await tx.raw(
          'update kindred set found = array_remove(found, :memberId) where found @> array[:memberId]::uuid[]',
          {
            memberId,
          },
        );
        await tellGone(tx, memberId);
      },
      exportMember: async (memberId) => ({
        energy: exported(await rowOf(deps.db, memberId)),
        assessments: await deps.db('assessments').where({ memberId }).orderBy('id'),
        connections: await connectionsOf(deps.db, memberId),
        presence: (await deps.db('presence').where({ memberId }).first()) ?? null,
        milestones: await deps.db('milestones').where({ memberId }),
        kindReplies: await deps.db('kind_replies').where({ memberId }),
        habits: await deps.db('habits').where({ memberId }),
        analysis: (await deps.db('analyses').where({ memberId }).first()) ?? null,
        blocks: await deps.db('blocks').where({ memberId }),
        reports: await deps.db('reports').where({ reporterId: memberId }),
      }),
    };
  },
};
