import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { liveHandlers } from './features/live/on-events';
import { createLive } from './features/live/stream';

const keptHours = 24;

/** Being together: for now the live stream that every open page follows. */
export const gatherings: ServiceDefinition = {
  name: 'gatherings',
  migrations,
  build: (deps) => {
    const live = createLive({ ...deps, publicUrl: deps.config.PUBLIC_URL });
    return {
      routes: [],
      pages: (router) => void live.page(router),
      handlers: liveHandlers,
      background: [
        {
          name: 'old live events',
          everyMs: 600_000,
          work: async () => {
            await deps
              .db('live_events')
              .where('at', '<', new Date(Date.now() - keptHours * 3_600_000))
              .delete();
            return false;
          },
        },
      ],
      forget: async (tx, memberId) => {
        await tx('live_events').where({ memberId }).delete();
        await tx('live_heads').where({ memberId }).delete();
      },
      exportMember: async (memberId) => ({ live: await deps.db('live_events').where({ memberId }).orderBy('seq') }),
      close: live.close,
    };
  },
};
