import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MfeManifest } from '@liminal/contracts/registry/manifest';
import webpack, { type Compiler, type Stats } from 'webpack';
import type { MfeConfig } from './config';
import { minifyCss } from './minify-css';
import { versionOf } from './versions';
import { globalOf, remoteConfiguration } from './webpack-remote';

const sha384 = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Builds a remote into its `dist/`, and writes `mfe.json` beside the files. @throws with webpack's errors */
export async function buildRemote(folder: string, config: MfeConfig, version: string): Promise<MfeManifest> {
  const shared: MfeManifest['shared'] = {};
  const stats = await run(folder, config, version, sharedBy(shared));
  const dist = join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length + 1))
    .filter((file) => file !== 'mfe.json')
    .sort();
  await minifyCss(files.filter((file) => file.endsWith('.css')).map((file) => join(dist, file)));
  const integrity = Object.fromEntries(files.map((file) => [file, sha384(readFileSync(join(dist, file)))]));
  const manifest = MfeManifest.parse({
    name: config.name,
    version,
    build: createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 32),
    entry: 'entry.js',
    global: globalOf(config.name),
    styles: files.filter((file) => file.endsWith('.css')),
    modules: modulesOf(config, stats),
    integrity,
    shared,
    shell: config.shell,
    budget: config.budget,
    contributions: config.contributions,
  });
  writeFileSync(join(dist, 'mfe.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

function run(folder: string, config: MfeConfig, version: string, watch: (compiler: Compiler) => void): Promise<Stats> {
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${folder} is no workspace`);
  return new Promise((resolve, reject) => {
    const configuration = remoteConfiguration(folder, config, version);
    webpack({ ...configuration, plugins: [...(configuration.plugins ?? []), watch] }, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      resolve(stats);
    });
  });
}

/** Notes, while a remote is built, every shared module it really asks the shell for: a range, and the exports it uses. */
const sharedBy = (wanted: MfeManifest['shared']) => (compiler: Compiler) => {
  compiler.hooks.compilation.tap('liminal shared imports', (compilation) => {
    compilation.hooks.seal.tap('liminal shared imports', () => {
      for (const module of compilation.modules) {
        if (module.type !== 'consume-shared-module') continue;
        const { shareKey } = (module as unknown as { options: { shareKey: string } }).options;
        const used = [...compilation.moduleGraph.getIncomingConnections(module)].flatMap(({ dependency }) =>
          dependency?.type === 'harmony import specifier' ? [(dependency as unknown as { ids: string[] }).ids[0]] : [],
        );
        const names = used.every((name) => name !== undefined) ? [...new Set(used)].sort() : null;
        wanted[shareKey] = { range: `^${versionOf(shareKey)}`, names };
      }
    });
  });
};

/** Which scripts each exposed module needs, so that the shell can load them ahead of time. */
function modulesOf(config: MfeConfig, stats: Stats): Record<string, string[]> {
  return Object.fromEntries(
    Object.keys(config.exposes).map((module) => {
      const group = stats.compilation.namedChunkGroups.get(module.slice(2));
      return [module, (group?.getFiles() ?? []).filter((file) => file.endsWith('.js'))];
    }),
  );
}
