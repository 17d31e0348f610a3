import type { ActiveRemote } from '@liminal/contracts/registry/registry-file';
import { choosePage, chooseTab, pagesOf, tabsOf } from './choose';

const remote = (name: string, contributions: Partial<ActiveRemote['contributions']>): ActiveRemote => ({
  name,
  version: '1.0.0',
  base: '/',
  entry: 'e',
  global: 'g',
  styles: [],
  modules: {},
  integrity: {},
  contributions: { pages: [], tabs: [], overlays: [], ...contributions },
});
const remotes = [
  remote('landing', { pages: [{ path: '/', audience: 'signed-out', module: './page', fallback: true }] }),
  remote('dashboard', {
    pages: [{ path: '/', audience: 'signed-in', module: './page' }],
    tabs: [{ id: 'consciousness', label: 'Vibes', order: 10, icon: 'x', module: './t' }],
  }),
  remote('dreams', {
    tabs: [
      { id: 'dreams', label: 'Dreams', order: 5, icon: 'x', module: './t' },
      { id: 'consciousness', label: 'Copy', order: 1, icon: 'x', module: './t' },
    ],
  }),
];

test.each([
  ['/', 'signed-out', 'landing'],
  ['/anything', 'signed-out', 'landing'],
  ['/', 'signed-in', 'dashboard'],
  ['/anything', 'signed-in', undefined],
] as const)('%s for somebody %s is %s', (path, audience, name) => {
  expect(choosePage(pagesOf(remotes), path, audience)?.remote.name).toBe(name);
});

test('a trailing slash is the same page', () => {
  const pages = pagesOf([remote('social', { pages: [{ path: '/social', audience: 'signed-in', module: './page' }] })]);
  expect(choosePage(pages, '/social/', 'signed-in')?.path).toBe('/social');
});

test('tabs come in their order, and nobody takes a tab that is there', () => {
  expect(tabsOf(remotes).map(({ label }) => label)).toEqual(['Dreams', 'Vibes']);
});

test.each([
  ['?tab=dreams', 'dreams'],
  ['?tab=nonsense', 'dreams'],
  ['', 'dreams'],
])('the address %j opens %s', (search, id) => {
  expect(chooseTab(tabsOf(remotes), search)?.id).toBe(id);
});
