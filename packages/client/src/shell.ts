import type { CurrentUser } from '@liminal/contracts/auth/current-user';
import type { LiveEvent } from '@liminal/contracts/live/live';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** The version of this interface. It only grows: new members are optional until a major version. */
export const shellContract = '1.2.0';

/**
 * The element above the masthead, for what a page has to say before everything else. Strangers' pages keep its room free from the
 * start (class `held`), so that nothing moves when it comes; a page that has nothing more to say there gives the room back.
 */
export const aboveId = 'above';
export const releaseAbove = (): void => document.getElementById(aboveId)?.classList.remove('held');

export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** One thing to do about it. */
  action?: { label: string; act: () => void };
  /** ms it stays; 5000 unless said. */
  duration?: number;
};

/** A value that changes, and how to hear of it. */
export type Observable<T> = { get: () => T; subscribe: (listen: () => void) => () => void };

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: CurrentUser };
export type Mode = 'mystical' | 'normal';
export type Tab = { id: string; label: string; icon: string };
export type Mounted = { unmount: () => Promise<void> };

/** Everything a remote gets from the shell, as single-spa custom props. Alone, a stand-in gives the same. */
export type Shell = {
  contract: string;
  session: Observable<Session>;
  mode: Observable<Mode>;
  reducedMotion: Observable<boolean>;
  /** The dashboard tab that the address asks for; undefined where no tab is contributed. */
  tab: Observable<Tab | undefined>;
  toast: (toast: Toast) => void;
  /** The paths that some remote contributes for members. */
  pages: Observable<string[]>;
  /** Goes to a path of this site without a reload; `/api/...` leaves the page. */
  navigate: (path: string) => void;
  /** Shows a contributed tab in an element. Never rejects: what fails is shown in its place, with a Retry. */
  mountTab: (id: string, element: HTMLElement) => Mounted;
  /** The server no longer knows the member: says so, then goes to the sign-in page. */
  sessionLost: () => void;
  /** Follows what the server pushes to this member; returns what stops it. */
  onLive: (listen: (event: LiveEvent) => void) => () => void;
};

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/** The shell this part lives in. @throws outside of one. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a shell around it');
  return shell;
}

/** The current value of something that changes. */
export const useObservable = <T>({ subscribe, get }: Observable<T>): T => useSyncExternalStore(subscribe, get);

/** The signed-in member. @throws where nobody is signed in: only a signed-in page may ask. */
export function useMember(): CurrentUser {
  const session = useObservable(useShell().session);
  if (session.status !== 'signed-in') throw new Error('nobody is signed in');
  return session.user;
}
