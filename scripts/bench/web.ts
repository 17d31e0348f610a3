import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { common, rules } from '@liminal/mfe-kit/webpack-common';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { MfeManifest } from '@liminal/contracts/registry/manifest';
import { report } from './report';

// npm run bench:web: the weight of the landing and the dashboard through the platform, beside the same pages as one bundle.
const root = join(import.meta.dirname, '../..');
const gzip = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;
const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;

const manifest = (name: string) =>
  JSON.parse(readFileSync(join(root, `mfe-${name}/dist/mfe.json`), 'utf8')) as MfeManifest;
const remote = (name: string, modules: string[]): number => {
  const { entry, modules: files } = manifest(name);
  return [...new Set([entry, ...modules.flatMap((module) => files[module] ?? [])])].reduce(
    (sum, file) => sum + gzip(join(root, `mfe-${name}/dist`, file)),
    0,
  );
};
const hashed = join(root, 'shell/dist/assets/hashed');
const shell = readdirSync(hashed)
  .filter((file) => /^shell\..*\.js$/.test(file))
  .reduce((sum, file) => sum + gzip(join(hashed, file)), 0);

/** The same components in one webpack bundle, each page its own chunk, react and the cache beside them. */
async function oneBundle(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'liminal-mono-'));
  const page = (file: string) => join(root, file);
  writeFileSync(
    join(folder, 'index.tsx'),
    `import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@liminal/client/query-client';
import { Frame } from '${page('shell/src/frame/frame.tsx')}';
import { Hero } from '${page('mfe-landing/src/features/hero/hero.tsx')}';
import { JourneyPanel } from '${page('mfe-dashboard/src/features/journey/journey-panel.tsx')}';
import { Stations } from '${page('mfe-dashboard/src/features/journey/stations.tsx')}';
import { CheckIn } from '${page('mfe-dashboard/src/features/check-in/check-in.tsx')}';
import { ArchetypeInsight } from '${page('mfe-dashboard/src/features/archetype-insight/archetype-insight.tsx')}';
import { ProfileMandala } from '${page('mfe-dashboard/src/features/archetype-insight/profile-mandala.tsx')}';
import { Onboarding } from '${page('mfe-dashboard/src/features/onboarding/onboarding.tsx')}';
import { TabSlot } from '@liminal/client/tab-slot';
const all = { Frame, Hero, JourneyPanel, Stations, CheckIn, ArchetypeInsight, ProfileMandala, Onboarding, TabSlot } as Record<string, (props: never) => React.ReactNode>;
const Page = all[location.hash.slice(1)] ?? Hero;
createRoot(document.body).render(<QueryClientProvider client={createQueryClient()}><Page {...({} as never)} /></QueryClientProvider>);
`,
  );
  await new Promise<void>((done, failed) => {
    webpack(
      {
        ...common,
        mode: 'production',
        context: root,
        entry: join(folder, 'index.tsx'),
        output: { path: join(folder, 'dist'), publicPath: '/' },
        module: { rules: rules('mono') },
        resolve: { ...common.resolve, modules: [join(root, 'node_modules'), 'node_modules'] },
        plugins: [new MiniCssExtractPlugin({ runtime: false })],
      },
      (error, stats) =>
        error || stats?.hasErrors()
          ? failed(error ?? new Error(stats?.toString({ all: false, errors: true })))
          : done(),
    );
  });
  const size = readdirSync(join(folder, 'dist'))
    .filter((file) => file === 'main.js')
    .reduce((sum, file) => sum + gzip(join(folder, 'dist', file)), 0);
  rmSync(folder, { recursive: true, force: true });
  return size;
}

const landing = shell + remote('landing', ['./page']);
const both = landing + remote('dashboard', ['./page', './vibes']);
const mono = await oneBundle();
const assets = join(root, 'shell/dist/assets');
const fonts = ['fraunces-latin-opsz-normal', 'instrument-sans-latin-wght-normal'].reduce(
  (sum, name) =>
    sum +
    (readdirSync(hashed)
      .filter((file) => file.startsWith(name))
      .map((file) => readFileSync(join(hashed, file)).length)[0] ?? 0),
  0,
);
const rest =
  gzip(join(assets, 'atlas.css')) +
  gzip(join(assets, 'mode.js')) +
  gzip(join(root, 'shell/dist/index.html')) +
  manifest('landing').styles.reduce((sum, file) => sum + gzip(join(root, 'mfe-landing/dist', file)), 0);

report('web', [
  {
    what: 'landing and dashboard, JavaScript over one bundle',
    value: kb(both - mono),
    unit: 'KB gzip',
    peer: { platform: kb(both), 'one bundle': kb(mono) },
    goal: '<= 35',
    met: both - mono <= 35 * 1024,
  },
  {
    what: 'landing, JavaScript',
    value: kb(landing),
    unit: 'KB gzip',
    peer: { shell: kb(shell) },
    goal: '<= 130',
    met: landing <= 130 * 1024,
  },
  { what: 'landing, fonts', value: kb(fonts), unit: 'KB', goal: '<= 60', met: fonts <= 60 * 1024 },
  {
    what: 'landing, everything',
    value: kb(landing + fonts + rest),
    unit: 'KB',
    goal: '<= 210',
    met: landing + fonts + rest <= 210 * 1024,
  },
]);
