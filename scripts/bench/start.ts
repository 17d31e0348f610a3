import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report';

// npm run bench:start: `npm start` with everything built and its data there, to the first page; then what the one process holds, idle.
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'liminal-bench-'));
const port = 18_182;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function start(): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(port), LIMINAL_DATA: folder },
  });
  for (;;) {
    const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (page?.ok) break;
    if (child.exitCode !== null) throw new Error('npm start ended by itself');
    await pause(20);
  }
  return { child, seconds: (performance.now() - began) / 1000 };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  process.kill(-(child.pid ?? 0), 'SIGINT');
  await ended;
}

/** MB of the process that serves the pages; PostgreSQL beside it is not counted. */
function residentOf(parent: number): number {
  const below = (pid: number): number[] =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
  const all = [parent];
  for (const pid of all) all.push(...below(pid));
  const served = all.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('all-in-one/dist/main.mjs'));
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${served}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

const first = await start();
await stop(first.child);
const warm: number[] = [];
let idle = 0;
for (let round = 0; round < 3; round++) {
  const { child, seconds } = await start();
  warm.push(seconds);
  if (round === 2) {
    await pause(20_000);
    idle = residentOf(child.pid ?? 0);
  }
  await stop(child);
}
rmSync(folder, { recursive: true, force: true });
const median = Math.round((warm.toSorted((a, b) => a - b)[1] ?? 0) * 10) / 10;
report('start', [
  {
    what: 'npm start, warm, to the first page',
    value: median,
    unit: 's',
    peer: { 'first run on a data folder': Math.round(first.seconds * 10) / 10 },
    goal: '< 6',
    met: median < 6,
  },
  { what: 'the one process, idle', value: Math.round(idle), unit: 'MB', goal: '< 300', met: idle < 300 },
]);
process.exit(0);
