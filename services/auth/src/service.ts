import type { ServiceDefinition } from '@liminal/service-kit/service';
import { migrations } from '../migrations/all';
import type { AuthDeps } from './domain/deps';
import { changePasswordRoute } from './features/change-password/route';
import { consentsRoute } from './features/consents/route';
import { currentUserRoute } from './features/current-user/route';
import { deleteAccountRoute } from './features/delete-account/route';
import { exportMember } from './features/export-account/export-member';
import { exportAccountRoute } from './features/export-account/route';
import { figuresRoute } from './features/figures/route';
import { membersBatch } from './features/members-batch/internal';
import { preferencesRoutes } from './features/preferences/route';
import { projectionHandlers } from './features/projection/on-events';
import { registerRoute } from './features/register/route';
import { createRegister } from './features/register/use-case';
import { sessionRoutes } from './features/sessions/route';
import { signInPage } from './features/sign-in-page/page';
import { signInRoute } from './features/sign-in/route';
import { createSignIn } from './features/sign-in/use-case';
import { signOutPage } from './features/sign-out/page';

/** Accounts, sessions, consents, export and deletion. */
export const auth: ServiceDefinition = {
  name: 'auth',
  migrations,
  build: ({ config, ...rest }) => {
    const deps: AuthDeps = { ...rest, publicUrl: config.PUBLIC_URL, figures: config.LIMINAL_FIGURES };
    return {
      routes: [
        registerRoute(deps),
        signInRoute(deps),
        currentUserRoute(deps),
        figuresRoute(deps),
        ...sessionRoutes(deps),
        changePasswordRoute(deps),
        consentsRoute(deps),
        ...preferencesRoutes(deps),
        exportAccountRoute(deps),
        deleteAccountRoute(deps),
      ],
      pages: (router) => {
        signInPage(deps, { signIn: createSignIn(deps), register: createRegister(deps) })(router);
        signOutPage(deps)(router);
      },
      handlers: projectionHandlers,
      internal: { 'members-batch': membersBatch(deps) },
      // The account went with the command itself; this only follows for what events may have written since.
      forget: async (tx, memberId) => {
        await tx('accounts').where({ id: memberId }).delete();
      },
      exportMember: (memberId) => exportMember(deps.db, memberId),
    };
  },
};
