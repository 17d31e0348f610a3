import { takeEarly } from '../early-answers';
import { isUnauthorized } from '@liminal/client/http-error';
import { createObservable } from '@liminal/client/observable';
import { send } from '@liminal/client/call';
import { currentUserTimes } from '@liminal/client/query-client';
import type { Session } from '@liminal/client/shell';
import { forgetSession, hasStoredSession, storeSession } from '@liminal/client/stored-session';
import type { CurrentUser } from '@liminal/contracts/auth/current-user';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';

/** ms between 'Portal Locked' and leaving for the sign-in page. */
const farewell = 500;

// A stranger's page never needs the contract: it comes with the first member, and ahead of one who has been here before.
const contract = () => import(/* webpackChunkName: 'member' */ '@liminal/contracts/auth/current-user');
if (hasStoredSession()) void contract().catch(() => undefined);

const askWho = async (): Promise<CurrentUser> => {
  const response = await (takeEarly('who') ?? send({ method: 'get', path: '/api/auth/user' }));
  return (await contract()).CurrentUser.parse(await response.json());
};

/** Who is signed in, followed through the cache; a member whom the server no longer knows is taken to the entrance. */
export function createSession(queryClient: QueryClient, tell: () => void) {
  const session = createObservable<Session>({ status: 'loading' });
  let leaving = false;

  function lost(): void {
    if (leaving) return;
    leaving = true;
    forgetSession();
    tell();
    setTimeout(() => {
      queryClient.clear();
      location.assign(`/api/login?return=${encodeURIComponent(location.pathname + location.search)}`);
    }, farewell);
  }

  const observer = new QueryObserver(queryClient, {
    queryKey: ['api', 'auth', 'user'],
    queryFn: askWho,
    ...currentUserTimes,
  });
  const follow = ({ data, error, isPending }: ReturnType<typeof observer.getCurrentResult>): void => {
    if (error && isUnauthorized(error)) {
      if (session.get().status === 'signed-in') return lost();
      forgetSession();
      session.set({ status: 'signed-out' });
    } else if (data) {
      storeSession(data.sessionExpiresAt);
      session.set({ status: 'signed-in', user: data });
    } else if (!isPending) {
      session.set({ status: 'unreachable' });
    }
  };
  observer.subscribe(follow);

  // Any read may be the first to find out that the session has ended.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && session.get().status === 'signed-in' && isUnauthorized(query.state.error)) lost();
  });
  // A page that the browser kept whole (back after leaving) must ask again who it belongs to.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });

  return { session, lost, check: () => void observer.refetch() };
}
