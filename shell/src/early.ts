import { send } from '@liminal/client/call';
import { hasStoredSession } from '@liminal/client/stored-session';
import { putEarly, type Early } from './early-answers';
import { choosePage, chooseTab, pagesOf, tabsOf } from './registry/choose';
import { preload } from './registry/preload';
import { readRegistry } from './registry/read-registry';

// Runs before the shell, which is fifty times its size: asks who is here and what is deployed, and fetches ahead what the first
// page will need, so that none of it waits for the shell to arrive.
const early: Early = { registry: readRegistry(), who: send({ method: 'get', path: '/api/auth/user' }) };
early.who.catch(() => undefined);
early.registry.then(
  ({ remotes }) => {
    const audience = hasStoredSession() ? 'signed-in' : 'signed-out';
    const page = choosePage(pagesOf(remotes), location.pathname, audience);
    if (page) preload(page.remote, page.module);
    const tab = location.pathname === '/' && audience === 'signed-in' && chooseTab(tabsOf(remotes), location.search);
    if (tab) preload(tab.remote, tab.module);
  },
  () => undefined,
);
putEarly(early);
