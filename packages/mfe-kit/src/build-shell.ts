import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { shellContract } from '@liminal/client/shell';
import type { ShellFacts } from '@liminal/contracts/registry/manifest';
import { contentSecurityPolicy } from '@liminal/gateway/headers';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { minifyCss } from './minify-css';
import { versionOf } from './versions';
import { common, rules } from './webpack-common';

const sha384 = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

type Shared = { name: string; source: string };

/** Every module that the shell shares, as its own list has them, and where it imports each from. */
function sharedModules(folder: string): Shared[] {
  const list = readFileSync(join(folder, 'src/federation/shared.ts'), 'utf8');
  const sources = new Map(
    [...list.matchAll(/^import \* as (\w+) from '([^']+)';$/gm)].map(([, as, from]) => [as, from]),
  );
  const eager = [...list.matchAll(/^ {2}'?([@a-z][\w@/-]*)'?: ([A-Za-z]+),$/gm)];
  const later = [...list.matchAll(/^ {2}'([^']+)': \(\) => import\((?:\/\*.*\*\/ )?'([^']+)'\),$/gm)];
  return [
    ...eager.map(([, name = '', as]) => ({ name, source: sources.get(as) ?? '' })),
    ...later.map(([, name = '', source = '']) => ({ name, source })),
  ];
}

/** Notes, while the shell is built, what each shared module exports; null for one whose exports only show when it runs. */
const exportsOf = (shared: Shared[], found: Map<string, string[] | null>) => (compiler: Compiler) => {
  compiler.hooks.compilation.tap('liminal shared exports', (compilation) => {
    compilation.hooks.seal.tap('liminal shared exports', () => {
      const { moduleGraph, modules } = compilation;
      const list = [...modules].find((module) => /federation\/shared\.ts$/.test(module.nameForCondition() ?? ''));
      const asked = [list, ...(list?.blocks ?? [])].flatMap((block) => block?.dependencies ?? []);
      for (const dependency of asked) {
        const { request } = dependency as { request?: string };
        const module = request && moduleGraph.getModule(dependency);
        const name = module && shared.find(({ source }) => source === request)?.name;
        if (!name) continue;
        const provided = moduleGraph.getProvidedExports(module);
        found.set(name, Array.isArray(provided) ? provided.sort() : null);
      }
    });
  });
};

const configuration = (
  folder: string,
  versions: Record<string, string>,
  watch: (compiler: Compiler) => void,
): Configuration => ({
  ...common,
  mode: 'production',
  context: folder,
  // One runtime, and one copy of what both need.
  entry: { early: './src/early.ts', shell: { import: './src/index.ts', dependOn: 'early' } },
  output: {
    path: join(folder, 'dist'),
    clean: true,
    publicPath: '/',
    filename: 'assets/hashed/[name].[contenthash:8].js',
    chunkFilename: 'assets/hashed/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/hashed/[name].[contenthash:8][ext]',
    uniqueName: 'liminal_shell',
    trustedTypes: { policyName: 'liminal-webpack', onPolicyCreationFailure: 'stop' },
    hashFunction: 'xxhash64',
  },
  module: { rules: rules('shell') },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'assets/atlas.css', runtime: false }),
    new webpack.DefinePlugin({
      SHARED_VERSIONS: JSON.stringify(versions),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
      ENV_TARGET: '"web"',
    }),
    watch,
  ],
});

/** Builds the shell into its `dist/`: the page, its files (compressed beside), and `shell.json`, which releases are checked against. */
export async function buildShell(folder: string): Promise<void> {
  const modules = sharedModules(folder);
  if (modules.length < 10) throw new Error('the list of shared modules could not be read');
  const versions = Object.fromEntries(modules.map(({ name }) => [name, versionOf(name)]));
  const names = new Map<string, string[] | null>();
  const stats = await run(configuration(folder, versions, exportsOf(modules, names)));
  const dist = join(folder, 'dist');
  cpSync(join(folder, 'public'), join(dist, 'assets'), { recursive: true });
  await minifyCss([join(dist, 'assets/atlas.css')]);
  writeFileSync(join(dist, 'index.html'), page(dist, stats));
  const shared = Object.fromEntries(
    modules.map(({ name }) => [name, { version: versions[name] ?? '', names: names.get(name) ?? null }]),
  );
  const facts: ShellFacts = { contract: shellContract, shared };
  writeFileSync(join(dist, 'shell.json'), JSON.stringify(facts, null, 2));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(js|css|svg|html)$/.test(file))
      writeFileSync(join(dist, `${file}.gz`), gzipSync(readFileSync(join(dist, file)), { level: 9 }));
  }
}

function run(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack gave no result'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
      resolve(stats);
    });
  });
}

function page(dist: string, stats: Stats): string {
  const files = ['early', 'shell'].flatMap((entry) => stats.compilation.entrypoints.get(entry)?.getFiles() ?? []);
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
  const hashed = readdirSync(join(dist, 'assets/hashed'));
  // Only what the first screen is set in; the others wait until a letter needs them.
  const fonts = ['fraunces-latin-opsz-normal', 'instrument-sans-latin-wght-normal'].map((name) =>
    hashed.find((file) => file.startsWith(name)),
  );
  return `<!doctype html>
<html lang="en" data-mode="mystical">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${contentSecurityPolicy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Liminal</title>
<meta name="description" content="An atlas of your inner sky: dreams, frequencies and one drawing that grows from both. Entertainment, not medical advice.">
<meta name="theme-color" content="#0c1024">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="preload" href="/mfe/registry.json" as="fetch" crossorigin="anonymous">
${fonts.map((file) => `<link rel="preload" href="/assets/hashed/${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<script src="/assets/mode.js"></script>
<link rel="stylesheet" href="/assets/atlas.css">
${scripts.map((file) => `<script defer src="/${file}" integrity="${sha384(readFileSync(join(dist, file)))}" crossorigin="anonymous"></script>`).join('\n')}
</head>
<body>
<div id="root"></div>
<noscript><div class="wrap"><p class="state">Liminal needs JavaScript, except for <a href="/api/login">signing in</a>.</p></div></noscript>
</body>
</html>
`;
}
