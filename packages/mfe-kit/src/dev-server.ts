import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboveId } from '@liminal/client/shell';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { MfeConfig } from './config';
import { common, rules } from './webpack-common';

const page = (name: string) => `<!doctype html>
<html lang="en" data-mode="mystical">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}, alone</title>
<link rel="stylesheet" href="/alone.css"></head>
<body><div id="${aboveId}"></div><div id="alone"></div><main id="outlet"></main><script src="/alone.js"></script></body>
</html>`;

const entry = ({ name, exposes }: MfeConfig, folder: string) => `import { runAlone } from '@liminal/mfe-kit/alone';
void runAlone(${JSON.stringify(name)}, {
${Object.entries(exposes)
  .map(
    ([module, source]) =>
      `  ${JSON.stringify(module)}: () => import(/* webpackMode: "eager" */ ${JSON.stringify(join(folder, source))}),`,
  )
  .join('\n')}
});
`;

function configuration(folder: string, config: MfeConfig, source: string): Configuration {
  return {
    ...common,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    context: folder,
    // react-refresh first: it must be there before react-dom is.
    entry: { alone: ['@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js', source] },
    output: { publicPath: '/', filename: '[name].js' },
    module: { rules: rules(config.name, true) },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css' }), new RefreshPlugin({ overlay: false })],
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
  };
}

/** Serves a remote alone, with hot reload; `/api` goes to a Liminal that runs. Returns its address and what stops it. */
export async function serveAlone(options: {
  folder: string;
  cache: string;
  config: MfeConfig;
  target: string;
  port: number;
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, cache, config, target, port } = options;
  mkdirSync(cache, { recursive: true });
  const source = join(cache, `${config.name}.tsx`);
  writeFileSync(source, entry(config, folder));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: true,
      compress: false,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      // The services take calls from their own origin alone; the sign-in page is theirs, with its styles.
      proxy: [
        { context: ['/api', '/assets'], target, changeOrigin: true, headers: { origin: new URL(target).origin } },
      ],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          path: '/',
          middleware: (
            { url }: { url: string },
            res: { setHeader: (name: string, value: string) => void; end: (text: string) => void },
            next: () => void,
          ) => {
            if (new URL(url, target).pathname !== '/') return next();
            res.setHeader('content-type', 'text/html; charset=utf-8');
            res.end(page(config.name));
          },
        },
      ],
    },
    webpack(configuration(folder, config, source)),
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
