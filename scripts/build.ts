import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MfeConfig } from '@liminal/mfe-kit/config';
import { buildRemote } from '@liminal/mfe-kit/build-remote';
import { buildShell } from '@liminal/mfe-kit/build-shell';
import { buildNode } from './build-services';

const root = join(import.meta.dirname, '..');
const ignored = new Set(['node_modules', 'dist', '.data', '.cache', 'coverage']);

function hashOf(...places: string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (!existsSync(path)) return;
    if (!statSync(path).isDirectory()) return void hash.update(path.slice(root.length)).update(readFileSync(path));
    for (const entry of readdirSync(path).sort()) if (!ignored.has(entry)) add(join(path, entry));
  };
  for (const place of places) add(join(root, place));
  return hash.digest('hex');
}

const packages = [
  'packages/contracts/src',
  'packages/client/src',
  'packages/ui',
  'packages/mfe-kit/src',
  'gateway/src',
  'package-lock.json',
];

/** Does the work unless it was done for the very same sources. */
async function unlessBuilt(name: string, key: string, produced: string, work: () => Promise<unknown>): Promise<void> {
  const stamp = join(root, '.cache/build', name.replaceAll('/', '-'));
  if (existsSync(join(root, produced)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  const began = Date.now();
  await work();
  mkdirSync(join(root, '.cache/build'), { recursive: true });
  writeFileSync(stamp, key);
  process.stdout.write(`  built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);
}

const remotes = readdirSync(root).filter((entry) => entry.startsWith('mfe-'));
// A team's own checkout may hold its part alone.
const services = existsSync(join(root, 'services'))
  ? readdirSync(join(root, 'services')).map((name) => `services/${name}`)
  : [];

/** A remote's version: its package's, and the sources it was made from. */
export async function buildOneRemote(folder: string): Promise<void> {
  const key = hashOf(folder, ...packages);
  await unlessBuilt(folder, key, `${folder}/dist/mfe.json`, async () => {
    const { config } = (await import(pathToFileURL(join(root, folder, 'mfe.config.ts')).href)) as { config: MfeConfig };
    const { version } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string };
    await buildRemote(join(root, folder), config, `${version}-${key.slice(0, 10)}`);
  });
}

const moreEntries: Record<string, string[]> = {
  'deploy/topology': ['topology', 'test-servers', 'deploy-initial', 'deploy-job'],
  'deploy/all-in-one': ['demo', 'engine-worker'],
  'services/matching': ['engine-worker'],
};
const entriesOf = (folder: string): string[] => ['main', ...(moreEntries[folder] ?? [])];

const node = (folder: string) =>
  unlessBuilt(
    folder,
    hashOf(folder, 'packages', 'services', 'gateway/src', 'deploy', 'package-lock.json'),
    `${folder}/dist/main.mjs`,
    () => buildNode(folder, entriesOf(folder)),
  );

const everything: Record<string, () => Promise<void>> = {
  shell: () =>
    unlessBuilt('shell', hashOf('shell', ...packages), 'shell/dist/index.html', () => buildShell(join(root, 'shell'))),
  ...Object.fromEntries(remotes.map((folder) => [folder, () => buildOneRemote(folder)])),
  'deploy/all-in-one': () => node('deploy/all-in-one'),
};
const forTopology: Record<string, () => Promise<void>> = Object.fromEntries(
  [...services, 'deploy/migrate', 'deploy/topology'].map((folder) => [folder, () => node(folder)]),
);

const asked = process.argv.slice(2);
const targets = { ...everything, ...forTopology };
const chosen = asked.includes('--topology') ? Object.keys(targets) : asked.length > 0 ? asked : Object.keys(everything);
for (const name of chosen) {
  const build = targets[name];
  if (!build) throw new Error(`There is nothing called ${name} to build.`);
  await build();
}
