import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { shellContract } from '@liminal/client/shell';
import { contentSecurityPolicy } from '@liminal/gateway/headers';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration, type Stats } from 'webpack';
import { minifyCss } from './minify-css';
import { versionOf } from './versions';
import { common, rules } from './webpack-common';

const sha384 = (bytes: Buffer | string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Every module that the shell shares, as its own list has them. */
const sharedModules = (folder: string): string[] =>
  [
    ...readFileSync(join(folder, 'src/federation/shared.ts'), 'utf8').matchAll(
      /^ {2}'?([@a-z][\w@/-]*)'?: [A-Za-z]+,$/gm,
    ),
  ].map(([, name]) => name ?? '');

const configuration = (folder: string, versions: Record<string, string>): Configuration => ({
  ...common,
  mode: 'production',
  context: folder,
  entry: { shell: './src/root-config.tsx' },
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
      ENV_TARGET: '"web"',
    }),
  ],
});

/** Builds the shell into its `dist/`: the page, its files (compressed beside), and `shell.json`, which releases are checked against. */
export async function buildShell(folder: string): Promise<void> {
  const modules = sharedModules(folder);
  if (modules.length < 10) throw new Error('the list of shared modules could not be read');
  const versions = Object.fromEntries(modules.map((module) => [module, versionOf(module)]));
  const stats = await run(configuration(folder, versions));
  const dist = join(folder, 'dist');
  cpSync(join(folder, 'public'), join(dist, 'assets'), { recursive: true });
  await minifyCss([join(dist, 'assets/atlas.css')]);
  writeFileSync(join(dist, 'index.html'), page(dist, stats));
  writeFileSync(join(dist, 'shell.json'), JSON.stringify({ contract: shellContract, shared: versions }, null, 2));
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
  const scripts = (stats.compilation.entrypoints.get('shell')?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
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
