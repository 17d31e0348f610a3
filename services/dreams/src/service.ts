import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { listDreamsRoute } from './features/list-dreams/route';
import { recordDreamRoute } from './features/record-dream/route';

/** Dreams and their interpretation. */
export const dreams: ServiceDefinition = {
  name: 'dreams',
  migrations,
  build: (deps) => ({
    routes: [recordDreamRoute(deps), listDreamsRoute()],
    handlers: {},
    forget: async (tx, memberId) => {
      await tx('dreams').where({ memberId }).delete();
    },
    exportMember: async (memberId) => ({ dreams: await deps.db('dreams').where({ memberId }).orderBy('id') }),
  }),
};
