import { chromium, type BrowserContext } from '@playwright/test';
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beenHere, freePort, memberByCalls, someone } from '../../e2e/site';
import { report, type Row } from './report';

// npm run bench:lighthouse: the landing and the dashboard under Lighthouse's mobile preset (4x CPU slowdown, slow 4G), median of three.
// Lighthouse needs a newer Node than Liminal does: both are fetched once, into .cache.
// Never waited for in place: the browser it looks at answers to this process.
const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const tools = join(root, '.cache/lighthouse');
const versions = { lighthouse: '13.5.0', node: '22.23.3' };
const runs = 3;
const goal = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

const nodePackage = `node-${process.platform}-${process.arch}`;
const newerNode = join(tools, 'node_modules', nodePackage, 'bin/node');
const cli = join(tools, 'node_modules/lighthouse/cli/index.js');
if (!existsSync(newerNode) || !existsSync(cli)) {
  mkdirSync(tools, { recursive: true });
  writeFileSync(join(tools, 'package.json'), '{ "private": true }');
  const wanted = [`lighthouse@${versions.lighthouse}`, `${nodePackage}@${versions.node}`];
  await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...wanted], { cwd: tools });
}

// Caches are emptied before each run; cookies and flags stay, since the dashboard is a member's.
const settings = join(tools, 'settings.mjs');
const clearStorageTypes = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'];
writeFileSync(
  settings,
  `export default ${JSON.stringify({ extends: 'lighthouse:default', settings: { clearStorageTypes } })};\n`,
);

type Result = { categories: Record<string, { score: number }>; audits: Record<string, { numericValue?: number }> };

async function lighthouse(url: string, port: number): Promise<Result> {
  const out = join(tools, 'report.json');
  const what = [`--port=${port}`, `--config-path=${settings}`, `--only-categories=${categories.join(',')}`];
  const look = () => run(newerNode, [cli, url, ...what, '--quiet', '--output=json', `--output-path=${out}`]);
  // Now and then it misses the beginning of its own trace (NO_NAVSTART), which says nothing of the page.
  await look().catch(look);
  return JSON.parse(readFileSync(out, 'utf8')) as Result;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function rowsFor(name: string, url: string, port: number): Promise<Row[]> {
  const results: Result[] = [];
  for (let i = 0; i < runs; i++) results.push(await lighthouse(url, port));
  const audit = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const peer = {
    'largest paint ms': Math.round(audit('largest-contentful-paint')),
    'blocking ms': Math.round(audit('total-blocking-time')),
    'layout shift': Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  };
  return categories.map((category) => {
    const value = Math.round(median(results.map((result) => result.categories[category]?.score ?? 0)) * 100);
    return {
      what: `${name}, ${category}`,
      value,
      unit: 'of 100',
      ...(category === 'performance' && { peer }),
      goal: `>= ${goal}`,
      met: value >= goal,
    };
  });
}

const data = mkdtempSync(join(tmpdir(), 'liminal-lighthouse-'));
const port = await freePort();
const site = `http://localhost:${port}`;
const server = spawn(process.execPath, [join(root, 'deploy/all-in-one/dist/main.mjs')], {
  cwd: root,
  env: { ...process.env, PORT: String(port), LIMINAL_DATA: join(data, 'site'), LIMINAL_ROOT: root },
  stdio: 'ignore',
});
while (!(await fetch(site).catch(() => undefined))?.ok) await new Promise((done) => setTimeout(done, 100));

const debugging = await freePort();
const browser: BrowserContext = await chromium.launchPersistentContext(join(data, 'browser'), {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', `--remote-debugging-port=${debugging}`],
});
const rows: Row[] = [];
try {
  rows.push(...(await rowsFor('landing', `${site}/`, debugging)));
  await memberByCalls(browser.request, site, someone('Ada'));
  await beenHere(browser);
  await (await browser.newPage()).goto(site);
  rows.push(...(await rowsFor('dashboard', `${site}/`, debugging)));
} finally {
  await browser.close();
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
report('lighthouse', rows);
process.exit(0);
