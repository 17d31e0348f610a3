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
const scripts = (folder: string, wanted = /\.js$/): number =>
  readdirSync(folder)
    .filter((file) => wanted.test(file))
    .reduce((sum, file) => sum + gzip(join(folder, file)), 0);
// What only comes when it is asked for, in both: notifications, the lower half of the landing, its door, live figures, the page's health,
// the dashboard's sheets, the prologue and the code.
const loaded = /^(?!(toasts|rest|door|figures|health|quiz|journey-game|breathing|rap|prologue|ethics)\.).*\.js$/;
const shell = scripts(hashed, /^(early|shell)\..*\.js$/);

/** The same pages, frame, session, live stream, notifications and cache in one webpack bundle: no registry, slots or federation. */
async function oneBundle(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'liminal-mono-'));
  const page = (file: string) => join(root, file);
  writeFileSync(
    join(folder, 'index.tsx'),
    `import { createRoot } from 'react-dom/client';
import { createObservable } from '@liminal/client/observable';
import { createQueryClient } from '@liminal/client/query-client';
import { Frame } from '${page('shell/src/frame/frame.tsx')}';
import { createLive } from '${page('shell/src/live/live.ts')}';
import { createMode } from '${page('shell/src/mode/mode.ts')}';
import { createStillness } from '${page('shell/src/mode/stillness.ts')}';
import { createSession } from '${page('shell/src/session/session.ts')}';
import { createToasts } from '${page('shell/src/toasts/queue.ts')}';
import { texts } from '${page('shell/src/texts.ts')}';
import { lifecycles as landing } from '${page('mfe-landing/src/app/page.tsx')}';
import { lifecycles as dashboard } from '${page('mfe-dashboard/src/app/page.tsx')}';
import { lifecycles as vibes } from '${page('mfe-dashboard/src/app/vibes.tsx')}';
const queryClient = createQueryClient();
const toasts = createToasts();
const mode = createMode();
const { session, lost, check } = createSession(queryClient, () => toasts.show({ ...texts.locked, variant: 'destructive' }));
const live = createLive(check);
live.on(async (event) => {
  const { staleAfter, toastFor } = await import('${page('shell/src/live/effects.ts')}');
  for (const queryKey of staleAfter(event)) void queryClient.invalidateQueries({ queryKey });
  const toast = toastFor(event);
  if (toast) toasts.show(toast);
});
session.subscribe(() => { if (session.get().status === 'signed-in') void live.start(); });
const shell = { contract: '1', session, mode, reducedMotion: createStillness(session), tab: createObservable(undefined), pages: createObservable([]), toast: toasts.show, navigate: (path: string) => history.pushState(null, '', path), mountTab: (_id: string, domElement: HTMLElement) => (void vibes.mount({ domElement, shell: shell as never, queryClient }), { unmount: async () => undefined }), sessionLost: lost, onLive: live.on };
createRoot(document.body).render(<Frame shell={shell as never} mode={mode} allTabs={createObservable([])} social={createObservable([])} openTab={() => undefined} preload={() => undefined} state={createObservable('page' as const)} retry={check} toasts={toasts} />);
session.subscribe(() => void (session.get().status === 'signed-in' ? dashboard : landing).mount({ domElement: document.getElementById('outlet') as HTMLElement, shell: shell as never, queryClient }));
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
  const size = scripts(join(folder, 'dist'), loaded);
  rmSync(folder, { recursive: true, force: true });
  return size;
}

// Before interaction: what the page asks for by itself (e2e/tests/landing.spec.ts holds it to that).
const landing = shell + remote('landing', ['./page']);
const both =
  scripts(hashed, loaded) +
  gzip(join(root, 'mfe-landing/dist', manifest('landing').entry)) +
  scripts(join(root, 'mfe-landing/dist/js'), loaded) +
  remote('dashboard', ['./page', './vibes']);
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
