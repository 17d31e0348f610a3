import { ActiveRemote } from '@liminal/contracts/registry/registry-file';
import { isRemote } from './is-remote';

const sound = {
  name: 'journal',
  version: '1.0.0',
  base: '/mfe/journal/1.0.0/',
  entry: 'entry.js',
  global: 'liminal_journal',
  styles: ['a.css'],
  modules: { './page': ['js/page.js'] },
  integrity: { 'entry.js': 'sha384-x' },
  contributions: {
    pages: [{ path: '/journal', audience: 'signed-in', module: './page' }],
    tabs: [{ id: 'journal', label: 'Journal', order: 1, icon: 'dreams', module: './page' }],
    overlays: [],
  },
};

test('an entry of the contract is one', () => {
  expect(isRemote(ActiveRemote.parse(sound))).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a word', 'journal'],
  ['a list', [sound]],
  ['no entry', { ...sound, entry: undefined }],
  ['styles that are no list', { ...sound, styles: 'a.css' }],
  ['a module without files', { ...sound, modules: { './page': 'js/page.js' } }],
  ['integrity that is no map', { ...sound, integrity: [] }],
  ['a page without a path', { ...sound, contributions: { ...sound.contributions, pages: [{ module: './page' }] } }],
  [
    'a tab without an order',
    { ...sound, contributions: { ...sound.contributions, tabs: [{ id: 'x', module: './page' }] } },
  ],
])('%s is none', (_what, entry) => {
  expect(isRemote(entry)).toBe(false);
  expect(ActiveRemote.safeParse(entry).success).toBe(false);
});
