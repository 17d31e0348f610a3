import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import { createRegistryFile } from './domain/registry-file';
import { createReleases } from './domain/releases';
import { createFolderStorage } from './domain/storage';
import { readTeams } from './domain/teams';
import { failuresRoute } from './features/failures/route';
import { releaseRoutes } from './features/releases/route';
import { vitalsRoute } from './features/vitals/route';
import { uploadPage } from './features/upload/page';

/** What is deployed: releases of micro-frontends, which of them are live, and how they fare. */
export const registry: ServiceDefinition = {
  name: 'registry',
  migrations,
  build: ({ db, config }) => {
    const storage = createFolderStorage(config.MFE_FOLDER);
    const rebuild = createRegistryFile({ db, storage, social: config.SOCIAL_PROFILES });
    const releases = createReleases({ db, storage, shellFolder: config.SHELL_FOLDER, rebuild });
    const deps = { releases, teams: readTeams(config.DEPLOY_TOKENS) };
    return {
      routes: [...releaseRoutes(deps), failuresRoute(), vitalsRoute()],
      pages: uploadPage(deps),
      handlers: {},
      background: [{ name: 'registry file', everyMs: 60_000, work: () => rebuild().then(() => false) }],
      forget: async () => undefined,
      exportMember: async () => undefined,
    };
  },
};
