import type { MfeManifest } from '@liminal/contracts/registry/manifest';
import { publishProblems } from './publish-checks';

const manifest: MfeManifest = {
  name: 'journal',
  version: '1.0.0',
  build: 'b',
  entry: 'entry.js',
  global: 'liminal_journal',
  styles: ['remote.css'],
  modules: { './page': ['js/page.js'] },
  integrity: { 'entry.js': 'x', 'remote.css': 'x', 'js/page.js': 'x' },
  shared: { react: { range: '^19.0.0', names: ['useState'] } },
  shell: '^1.0.0',
  budget: 1000,
  contributions: { pages: [{ path: '/journal', audience: 'signed-in', module: './page' }], tabs: [], overlays: [] },
};
const evidence = {
  manifest,
  entrySource: 'var x = globalThis.__liminalIntegrity',
  gzipBytes: 900,
  shell: {
    contract: '1.2.0',
    shared: { react: { version: '19.3.1', names: null }, cache: { version: '5.1.0', names: ['useQuery'] } },
  },
};

test('a sound release has no problems', () => {
  expect(publishProblems(evidence)).toEqual([]);
});

test.each<[string, Partial<typeof evidence>, RegExp]>([
  [
    'a shared range the shell cannot meet',
    { manifest: { ...manifest, shared: { react: { range: '^18.0.0', names: null } } } },
    /needs react \^18/,
  ],
  [
    'a shared module the shell has not',
    { manifest: { ...manifest, shared: { vue: { range: '^3.0.0', names: null } } } },
    /vue/,
  ],
  [
    'an export the shell does not share',
    { manifest: { ...manifest, shared: { cache: { range: '^5.0.0', names: ['useQuery', 'useQueries'] } } } },
    /uses useQueries of cache/,
  ],
  ['another shell', { manifest: { ...manifest, shell: '^2.0.0' } }, /shell \^2/],
  ['no integrity hook', { entrySource: 'var x' }, /integrity hook/],
  ['too much JavaScript', { gzipBytes: 1001 }, /budget is 1000/],
  ['a huge budget of its own', { manifest: { ...manifest, budget: 900_000 }, gzipBytes: 300_000 }, /budget is 200000/],
  ['a file without integrity', { manifest: { ...manifest, styles: ['other.css'] } }, /other\.css/],
  ['a contribution that is not exposed', { manifest: { ...manifest, modules: {} } }, /does not expose/],
])('%s is named', (_what, change, problem) => {
  expect(publishProblems({ ...evidence, ...change }).join(' ')).toMatch(problem);
});
