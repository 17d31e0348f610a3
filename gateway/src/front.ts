import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import express, { type Express, type RequestHandler, type Response } from 'express';
import { caching, securityHeaders } from './headers';
import { problems } from './problems';
import { bodyLimit, routeOf, type Service } from './routes';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

export type FrontOptions = { services: Record<Service, RequestHandler>; shellFolder: string; mfeFolder: string };

/** The gateway of the all-in-one run: the same table, headers, limits of size and errors as nginx has, in one process. */
export function createFront({ services, shellFolder, mfeFolder }: FrontOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use((req, res, next) => {
    res.set(securityHeaders);
    // The one hop: nobody outside says who they are but by their session.
    for (const name of ['forwarded', 'x-forwarded-host', 'x-real-ip', 'x-user-id']) delete req.headers[name];
    req.headers['x-forwarded-for'] = req.socket.remoteAddress ?? '';
    next();
  });
  app.use((req, res, next) => {
    if (!/^\/(api|internal|metrics)(\/|$)/.test(req.path)) return next();
    const route = routeOf(req.path);
    if (!route) return refuse(res, 404);
    if (Number(req.get('content-length') ?? 0) > bodyLimit[route.kind] && route.kind !== 'stream')
      return refuse(res, 413);
    services[route.to](req, res, next);
  });
  app.use((req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res, 405);
    next();
  });
  app.get('/mfe/registry.json', (req, res) =>
    sendFile(req.headers['accept-encoding'], res, join(mfeFolder, 'registry.json'), caching.revalidate),
  );
  app.get('/mfe/*path', (req, res) =>
    sendFile(req.headers['accept-encoding'], res, inside(mfeFolder, req.path.slice(5)), caching.immutable),
  );
  app.get('/assets/*path', (req, res) =>
    sendFile(
      req.headers['accept-encoding'],
      res,
      inside(shellFolder, req.path),
      req.path.startsWith('/assets/hashed/') ? caching.immutable : caching.revalidate,
    ),
  );
  app.use((req, res) =>
    sendFile(req.headers['accept-encoding'], res, join(shellFolder, 'index.html'), caching.revalidate),
  );
  app.use(((error: { status?: number }, _req, res, next) => {
    if (res.headersSent) return next(error);
    refuse(res, error.status === 400 || error instanceof URIError ? 400 : 500);
  }) as express.ErrorRequestHandler);
  return app;
}

function inside(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const file = normalize(join(folder, decoded));
  return file.startsWith(normalize(folder) + sep) && !decoded.includes('/.') ? file : undefined;
}

function sendFile(
  accepts: string | string[] | undefined,
  res: Response,
  file: string | undefined,
  cache: string,
): void {
  if (!file || !existsSync(file) || !statSync(file).isFile()) return refuse(res, 404);
  const packed = String(accepts ?? '').includes('gzip') && existsSync(`${file}.gz`);
  res.set({
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': cache,
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'gzip' }),
  });
  createReadStream(packed ? `${file}.gz` : file)
    .on('error', () => res.destroy())
    .pipe(res);
}

function refuse(res: Response, status: number): void {
  const { body, retryAfter } = problems[status] ?? { body: '{}' };
  if (retryAfter) res.set('retry-after', String(retryAfter));
  res
    .status(status)
    .set({ 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
    .send(body);
}
