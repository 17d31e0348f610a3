import type { ActiveRemote, Contributions } from '@liminal/contracts/registry/registry-file';

export type Page = Contributions['pages'][number] & { remote: ActiveRemote };
export type Tab = Contributions['tabs'][number] & { remote: ActiveRemote };

export const pagesOf = (remotes: ActiveRemote[]): Page[] =>
  remotes.flatMap((remote) => remote.contributions.pages.map((page) => ({ ...page, remote })));

/** Contributed tabs in their order; of two with the same id the first remote's stands. */
export const tabsOf = (remotes: ActiveRemote[]): Tab[] =>
  remotes
    .flatMap((remote) => remote.contributions.tabs.map((tab) => ({ ...tab, remote })))
    .filter((tab, i, all) => all.findIndex(({ id }) => id === tab.id) === i)
    .sort((a, b) => a.order - b.order);

/** The page for a path and an audience: the one that names the path, else the audience's fallback, else none. Pure. */
export function choosePage(pages: Page[], path: string, audience: 'signed-out' | 'signed-in'): Page | undefined {
  const mine = pages.filter((page) => page.audience === audience || page.audience === 'both');
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return mine.find((page) => page.path === plain) ?? mine.find((page) => page.fallback);
}

/** The tab an address asks for: the named one, else the first. */
export const chooseTab = (tabs: Tab[], search: string): Tab | undefined => {
  const wanted = new URLSearchParams(search).get('tab');
  return tabs.find(({ id }) => id === wanted) ?? tabs[0];
};

/** The address of a tab: the first is the dashboard itself. */
export const pathOfTab = (tabs: Tab[], id: string): string => (tabs[0]?.id === id ? '/' : `/?tab=${id}`);
