import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import type { DreamsDeps } from './domain/deps';
import { createPurge, deleteDreamRoutes } from './features/delete-dream/routes';
import { editDreamRoute } from './features/edit-dream/route';
import { exchangeRoutes } from './features/exchange/routes';
import { interpretationRoutes } from './features/interpretation/routes';
import { createModel } from './features/language-model/model';
import { consentHandlers, createReader } from './features/language-model/reader';
import { listDreamsRoute } from './features/list-dreams/route';
import { recordDreamRoute } from './features/record-dream/route';
import { statisticsRoute } from './features/statistics/route';

/** Dreams and their interpretation. */
export const dreams: ServiceDefinition = {
  name: 'dreams',
  migrations,
  build: ({ db, now, config }) => {
    const { LANGUAGE_MODEL_URL: url, LANGUAGE_MODEL_KEY: key, LANGUAGE_MODEL_NAME: name } = config;
    const deps: DreamsDeps = { db, now, reader: createReader(db, url ? createModel({ url, key, name }) : undefined) };
    return {
      routes: [
        statisticsRoute(),
        ...exchangeRoutes(deps),
        recordDreamRoute(deps),
        listDreamsRoute(),
        editDreamRoute(deps),
        ...interpretationRoutes(deps),
        ...deleteDreamRoutes(deps),
      ],
      handlers: consentHandlers,
      background: [{ name: 'purge', everyMs: 3_600_000, work: createPurge(deps) }],
      forget: async (tx, memberId) => {
        await tx('dreams').where({ memberId }).delete();
        await tx('model_consents').where({ memberId }).delete();
      },
      exportMember: async (memberId) => ({
        dreams: (await db('dreams').where({ memberId }).orderBy('id')).map(({ found: _found, ...dream }) => dream),
      }),
    };
  },
};
