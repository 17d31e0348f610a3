import { createObservable } from '@liminal/client/observable';
import { createQueryClient } from '@liminal/client/query-client';
import { shellContract, type Shell } from '@liminal/client/shell';
import type { ActiveRemote, SocialProfile } from '@liminal/contracts/registry/registry-file';
import '@liminal/ui/atlas.css';
import { Boundary } from '@liminal/ui/boundary';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  mountRootParcel,
  navigateToUrl,
  registerApplication,
  start,
  triggerAppChange,
  type ParcelConfig,
} from 'single-spa';
import { takeEarly } from './early-answers';
import { createRemotes } from './federation/remotes';
import { Frame } from './frame/frame';
import type { PageState } from './frame/page-state';
import { createLive } from './live/live';
import { createMode } from './mode/mode';
import { createStillness } from './mode/stillness';
import { choosePage, chooseTab, pagesOf, pathOfTab, tabsOf, type Page, type Tab } from './registry/choose';
import { preload } from './registry/preload';
import { readRegistry, type ReadRegistry } from './registry/read-registry';
import { createSession } from './session/session';
import { contributionSlot } from './slots/contribution-slot';
import { Interference } from './slots/fallback';
import { createReport } from './slots/report';
import { texts } from './texts';
import { createToasts } from './toasts/queue';

const queryClient = createQueryClient();
const toasts = createToasts();
const report = createReport();
const remotes = createRemotes();
const mode = createMode();
const registry = createObservable<ReadRegistry | 'loading' | 'failed'>('loading');
const tabs = createObservable<Tab[]>([]);
const paths = createObservable<string[]>([]);
const social = createObservable<SocialProfile[]>([]);
const tab = createObservable<Tab | undefined>(undefined);
const state = createObservable<PageState>('waiting');

const { session, lost, check } = createSession(queryClient, () =>
  toasts.show({ ...texts.locked, variant: 'destructive' }),
);
const live = createLive(check);

const shell: Shell = {
  contract: shellContract,
  session,
  mode,
  reducedMotion: createStillness(session),
  tab,
  pages: paths,
  toast: toasts.show,
  navigate: (path) => (path.startsWith('/api/') ? location.assign(path) : navigateToUrl(path)),
  mountTab: (id, element) => {
    const found = tabs.get().find((known) => known.id === id);
    if (!found) return { unmount: async () => undefined };
    const slot = contributionSlot(
      { remote: () => activeRemote(found.remote.name), module: found.module, kind: 'tab', label: found.label },
      slotDeps,
    );
    const parcel = mountRootParcel(slot.lifecycles as unknown as ParcelConfig, { domElement: element });
    return { unmount: () => parcel.mountPromise.then(() => parcel.unmount()).then(() => undefined) };
  },
  sessionLost: lost,
  onLive: live.on,
};

const slotDeps = {
  remotes,
  report,
  props: () => ({ shell, queryClient }),
  refresh: () => loadRegistry(),
};

const activeRemote = (name: string): ActiveRemote | undefined => {
  const known = registry.get();
  return typeof known === 'string' ? undefined : known.remotes.find((remote) => remote.name === name);
};

/** The page that the address and the session ask for; undefined while either is unknown, and where there is none. */
function currentPage(): Page | undefined {
  const known = registry.get();
  const { status } = session.get();
  if (typeof known === 'string' || (status !== 'signed-in' && status !== 'signed-out')) return undefined;
  return choosePage(pagesOf(known.remotes), location.pathname, status);
}

const same = (a: Page, b: Page | undefined) =>
  b !== undefined && a.remote.name === b.remote.name && a.module === b.module && a.path === b.path;

function settle(): void {
  const { status } = session.get();
  const known = registry.get();
  if (status === 'unreachable' || known === 'failed') state.set('unreachable');
  else if (status === 'loading' || known === 'loading') state.set('waiting');
  else state.set(currentPage() ? 'page' : 'not-found');
  tab.set(location.pathname === '/' && status === 'signed-in' ? chooseTab(tabs.get(), location.search) : undefined);
}

const registered = new Set<string>();

/** Reads the registry; new pages become applications. A later read (Retry) may bring other releases of the same pages. */
async function loadRegistry(): Promise<void> {
  try {
    const read = await (takeEarly('registry') ?? readRegistry());
    for (const broken of read.broken) report({ ...broken, phase: 'registry' });
    remotes.register(read.remotes);
    registry.set(read);
    tabs.set(tabsOf(read.remotes));
    social.set(read.social);
    paths.set(
      pagesOf(read.remotes)
        .filter(({ audience }) => audience !== 'signed-out')
        .map(({ path }) => path),
    );
    for (const page of pagesOf(read.remotes)) register(page);
  } catch (error) {
    report({ name: 'registry', version: '0.0.0', phase: 'registry', error });
    if (registry.get() === 'loading') registry.set('failed');
  }
}

function register(page: Page): void {
  const name = `${page.remote.name}${page.path}${page.audience}`;
  if (registered.has(name)) return;
  registered.add(name);
  const slot = contributionSlot(
    { remote: () => activeRemote(page.remote.name), module: page.module, kind: 'page', label: texts.page },
    slotDeps,
  );
  registerApplication({
    name,
    app: async () => slot.lifecycles,
    activeWhen: () => same(page, currentPage()),
    customProps: () => ({ domElement: document.getElementById('outlet') as HTMLElement }),
  });
}

function openTab(id: string): void {
  navigateToUrl(pathOfTab(tabs.get(), id));
}

function retry(): void {
  state.set('waiting');
  if (registry.get() === 'failed') registry.set('loading');
  check();
  void loadRegistry();
}

live.on(async (event) => {
  const { staleAfter, toastFor } = await import(/* webpackChunkName: 'member' */ './live/effects');
  for (const queryKey of staleAfter(event)) void queryClient.invalidateQueries({ queryKey });
  const toast = toastFor(event);
  if (toast) toasts.show(toast);
});

for (const source of [session, registry]) {
  source.subscribe(() => {
    settle();
    void triggerAppChange();
  });
}
// Nothing of it is needed before somebody is there: it comes with the first touch, or with a member.
const health = () => import(/* webpackChunkName: 'health' */ './health/health');
let watched = false;
function watch(): void {
  if (watched) return;
  watched = true;
  void health().then(({ startHealth }) => startHealth());
}
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, watch, { once: true, passive: true });
let followed = false;
session.subscribe(() => {
  if (session.get().status !== 'signed-in' || followed) return;
  followed = true;
  void live.start();
  watch();
  void health().then(({ checkSecurity }) => checkSecurity());
});
addEventListener('single-spa:routing-event', settle);

const root = createRoot(document.getElementById('root') as HTMLElement);
// In a task of its own, and whole before anything mounts: what was asked for early may be there already, and pages need the outlet.
setTimeout(() => {
  flushSync(() =>
    root.render(
      <Boundary fallback={() => <Interference />}>
        <Frame
          shell={shell}
          mode={mode}
          allTabs={tabs}
          social={social}
          openTab={openTab}
          preload={({ remote, module }) => preload(remote, module)}
          state={state}
          retry={retry}
          toasts={toasts}
        />
      </Boundary>,
    ),
  );
  void loadRegistry();
  start({ urlRerouteOnly: true });
});
