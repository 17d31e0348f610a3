import type { Configuration, RuleSetRule } from 'webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** TypeScript by swc, CSS Modules for `*.module.css`, plain CSS otherwise: the same for the shell and every remote. `hot`: while developing. */
export const rules = (name: string, hot = false): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
        target: 'es2022',
      },
      isModule: true,
    },
  },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          importLoaders: 0,
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'camelCaseOnly',
            localIdentName: `${name}-[local]-[hash:base64:4]`,
          },
        },
      },
    ],
  },
  { test: /\.woff2$/, type: 'asset/resource' },
];

export const common: Pick<Configuration, 'target' | 'devtool' | 'performance' | 'resolve'> = {
  target: ['web', 'es2022'],
  devtool: false,
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
};
