import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { MfeConfig } from './config';
import { integrityPlugin } from './integrity-plugin';
import { packageOf, sharedSingletons } from './shared';
import { common, rules } from './webpack-common';

export const globalOf = (name: string): string => `liminal_${name.replaceAll('-', '_')}`;

/** The one webpack configuration of every remote: a container and its exposed modules, nothing the shell already has. */
export function remoteConfiguration(folder: string, config: MfeConfig, version: string): Configuration {
  const global = globalOf(config.name);
  const shared = Object.fromEntries(
    sharedSingletons.map((module) => [
      module,
      {
        singleton: true,
        // The shell compares versions before it loads anything (registry.json lists the ranges); else every container would bring a
        // semver of its own.
        requiredVersion: false as const,
        import: false as const,
        packageName: packageOf(module),
      },
    ]),
  );
  return {
    ...common,
    mode: 'production',
    context: folder,
    entry: {},
    output: {
      path: join(folder, 'dist'),
      clean: true,
      // Where the registry serves this release (registry-file.ts): known here, so that no container has to find out.
      publicPath: `/mfe/${config.name}/${version}/`,
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'js/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      // The version keeps two builds of one remote apart in one page.
      uniqueName: `${global}@${version}`,
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: 'liminal-webpack', onPolicyCreationFailure: 'stop' },
      hashFunction: 'xxhash64',
    },
    module: { rules: rules(config.name) },
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // What two exposed modules have in common is loaded once.
          common: { name: 'common', type: /javascript/, chunks: 'all', minChunks: 2, minSize: 0 },
          // One style sheet a remote: the slot loads it before the first mount and removes it after the last.
          styles: { name: 'remote', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
        runtime: false,
        ignoreOrder: true,
      }),
      new webpack.container.ModuleFederationPlugin({
        name: global,
        filename: 'entry.js',
        library: { type: 'var', name: global },
        exposes: Object.fromEntries(
          Object.entries(config.exposes).map(([module, source]) => [module, { import: source, name: module.slice(2) }]),
        ),
        shared,
      }),
      integrityPlugin,
    ],
  };
}
