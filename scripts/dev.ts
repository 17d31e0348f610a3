import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MfeConfig } from '@liminal/mfe-kit/config';
import { serveAlone } from '@liminal/mfe-kit/dev-server';

// npm run dev -w mfe-<name>: that part alone, with hot reload, on a Liminal that runs (npm start, or LIMINAL_URL).
const folder = process.cwd();
const { config } = (await import(pathToFileURL(join(folder, 'mfe.config.ts')).href)) as { config: MfeConfig };
const target = process.env['LIMINAL_URL'] ?? 'http://localhost:8080';
const { url } = await serveAlone({
  folder,
  cache: join(import.meta.dirname, '../.cache/alone'),
  config,
  target,
  port: Number(process.env['PORT'] ?? 8090),
});
process.stdout.write(`  ${basename(folder)} alone at ${url}, calls go to ${target}\n`);
