import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@liminal/topology/processes';
import type { Row } from './report';

const root = join(import.meta.dirname, '../..');
const at = (samples: number[], share: number) =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0;

/** Answers a second of so many instances at once, each a process of its own. */
async function answersOf(instances: number): Promise<number> {
  const started = Array.from({ length: instances }, () => {
    const instance = ['--import', 'tsx', join(root, 'scripts/bench/matching-instance.ts'), '300000', '6'];
    // The bench itself is pinned to one core; its instances may use both.
    const child = spawn('taskset', ['-c', '0,1', process.execPath, ...instance], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const hears = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const found = pattern.exec(said);
        if (found) return found[0];
        await new Promise((done) => setTimeout(done, 50));
      }
    };
    return { child, hears };
  });
  await Promise.all(started.map(({ hears }) => hears(/ready\n/)));
  for (const { child } of started) child.stdin.write('go\n');
  const told = await Promise.all(started.map(({ hears }) => hears(/[\d.]+\n$/)));
  return told.reduce((sum, each) => sum + Number(each), 0);
}

/** Filtered queries on one instance and on two. Their answers, not HTTP: a client on the same two cores would be what is measured. */
async function scaleRow(): Promise<Row> {
  const one = await answersOf(1);
  const two = await answersOf(2);
  const ratio = two / one;
  return {
    what: 'instances 1 -> 2 on two cores, filtered queries at 300,000 members',
    value: Math.round(two),
    unit: 'answers/s',
    peer: { 'one instance': Math.round(one) },
    ratio: Number(ratio.toFixed(2)),
    goal: '>= 1.8 x',
    met: ratio >= 1.8,
  };
}

type Topology = { url: string; stop: () => Promise<void> };

/** A wish is changed; how long until the other no longer, or again, finds this member: PostgreSQL, relay, Kafka, index, answer. */
async function visibleRow(): Promise<Row> {
  const { startTopology } = (await import(join(root, 'deploy/topology/dist/topology.mjs'))) as {
    startTopology: (options: object) => Promise<Topology>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'liminal-bench-'));
  const topology = await startTopology({
    root,
    folder,
    port: await freePort(),
    say: () => undefined,
    env: { LIMIT_FACTOR: '1000' },
    limits: { perSecond: 5000, burst: 5000, signInPerMinute: 600, signInBurst: 60 },
  });
  try {
    const member = async (name: string) => {
      const headers = {
        'X-Requested-With': 'XMLHttpRequest',
        Origin: topology.url,
        'Content-Type': 'application/json',
      };
      const send = (method: string, path: string, body?: object, cookie?: string) =>
        fetch(topology.url + path, {
          method,
          headers: { ...headers, ...(cookie && { cookie }) },
          ...(body && { body: JSON.stringify(body) }),
        });
      const registered = await send('POST', '/api/auth/register', {
        firstName: name,
        email: `${crypto.randomUUID()}@example.org`,
        password: 'a long passphrase for a bench',
      });
      const cookie = (registered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return (method: string, path: string, body?: object) => send(method, path, body, cookie);
    };
    const [ana, ben] = [await member('Ana'), await member('Ben')];
    for (const one of [ana, ben])
      await one('PUT', '/api/account/consents', { matching: true, dreamsInMatching: false, languageModel: false });
    const seen = async () => ((await (await ben('GET', '/api/energy-matches')).json()) as unknown[]).length > 0;
    const until = async (wanted: boolean) => {
      while ((await seen()) !== wanted) await new Promise((done) => setTimeout(done, 5));
    };
    await until(true);
    const samples: number[] = [];
    for (let i = 0; i < 120; i++) {
      const hide = i % 2 === 0;
      const began = performance.now();
      await ana('PUT', '/api/social/wishes', hide ? { pattern: ['wild-spirit'] } : {});
      await until(!hide);
      samples.push(performance.now() - began);
    }
    const p99 = Math.round(at(samples.slice(20), 0.99));
    return {
      what: `event to visible in an answer through Kafka, p99 of 100 (p50 ${Math.round(at(samples.slice(20), 0.5))} ms)`,
      value: p99,
      unit: 'ms',
      goal: '<= 1000',
      met: p99 <= 1000,
    };
  } finally {
    await topology.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What needs more than one process. */
export const liveRows = async (): Promise<Row[]> => [await scaleRow(), await visibleRow()];
