import express, { type Express } from 'express';
import { registry } from './metrics';

/** Liveness, readiness and metrics, on a port that the gateway does not route. */
export function createOps(ready: () => Promise<boolean>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/live', (_req, res) => {
    res.type('text').send('alive');
  });
  app.get('/ready', async (_req, res) => {
    const ok = await ready().catch(() => false);
    res
      .status(ok ? 200 : 503)
      .type('text')
      .send(ok ? 'ready' : 'not ready');
  });
  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });
  return app;
}
