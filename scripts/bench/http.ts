import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfiguration } from '@liminal/gateway/nginx';
import { services, type Service } from '@liminal/gateway/routes';
import type { Topology } from '../../deploy/topology/src/topology';
import { report } from './report';

// npm run bench:http: a session-checked read through the gateway beside a bare express handler behind the same nginx. Needs wrk.
const root = join(import.meta.dirname, '../..');
const { startTopology } = (await import(join(root, 'deploy/topology/dist/topology.mjs'))) as {
  startTopology: (options: object) => Promise<Topology>;
};
const folder = mkdtempSync(join(tmpdir(), 'liminal-bench-'));
const open = { perSecond: 1_000_000, burst: 1_000_000, signInPerMinute: 100_000, signInBurst: 1000 };
const [port, barePort, barePeer] = [18_180, 18_181, 18_182];

const topology = await startTopology({
  root,
  folder,
  port,
  say: () => undefined,
  limits: open,
  env: { LOG_LEVEL: 'warn', LIMIT_FACTOR: '100000' },
});
const express = join(folder, 'bare.mjs');
writeFileSync(
  express,
  `import express from '${join(root, 'node_modules/express/index.js')}'; const app = express(); app.get('/api/auth/user', (_q, r) => r.json({ id: 'x', firstName: 'Ada' })); app.listen(${barePeer}, '127.0.0.1');`,
);
const bare = spawn(process.execPath, [express], { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } });
const bareFolder = mkdtempSync(join(tmpdir(), 'liminal-bench-'));
writeFileSync(
  join(bareFolder, 'nginx.conf'),
  `user root;\n${nginxConfiguration({ listen: `127.0.0.1:${barePort}`, upstreams: Object.fromEntries(services.map((name) => [name, [`127.0.0.1:${barePeer}`]])) as Record<Service, string[]>, shellFolder: folder, mfeFolder: folder, https: false, runFolder: bareFolder, workers: 2, limits: open })}`,
);
const nginx = spawn(
  'nginx',
  ['-p', bareFolder, '-c', join(bareFolder, 'nginx.conf'), '-e', join(bareFolder, 'error.log'), '-g', 'daemon off;'],
  { stdio: 'ignore' },
);

try {
  const registered = await fetch(`${topology.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: topology.url },
    body: JSON.stringify({ firstName: 'Ada', email: 'ada@example.org', password: 'a sentence works well' }),
  });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const wrk = (address: string): number => {
    const output = execFileSync('wrk', [
      '-t1',
      '-c32',
      '-d6s',
      '-H',
      `Cookie: ${cookie}`,
      `${address}/api/auth/user`,
    ]).toString();
    if (/Non-2xx/.test(output)) throw new Error(output);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0);
  };
  const arms: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const ours = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${barePort}`;
  wrk(ours);
  wrk(peer);
  for (let round = 0; round < 3; round++) {
    arms.ours.push(wrk(ours));
    arms.bare.push(wrk(peer));
  }
  const median = (values: number[]) => Math.round(values.toSorted((a, b) => a - b)[1] ?? 0);
  const ratio = Math.round((median(arms.ours) / median(arms.bare)) * 100) / 100;
  report('http', [
    {
      what: 'GET /api/auth/user, session checked',
      value: median(arms.ours),
      unit: 'requests/s',
      peer: { 'bare express': median(arms.bare) },
      ratio,
      goal: '>= 0.70 of the peer',
      met: ratio >= 0.7,
    },
  ]);
} finally {
  nginx.kill('SIGKILL');
  bare.kill('SIGKILL');
  await topology.stop();
  for (const place of [folder, bareFolder]) rmSync(place, { recursive: true, force: true });
}
process.exit(0);
