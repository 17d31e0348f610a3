import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** The boundaries' roots: everything that is built. */
export const cruised = [
  'packages',
  'services',
  'shell',
  'mfe-landing',
  'mfe-dashboard',
  'mfe-dreams',
  'mfe-social',
  'gateway',
  'deploy',
];

const checks: [string, string, string[]][] = [
  ['types', bin('tsc'), ['-p', '.']],
  ['lint', bin('oxlint'), ['--type-aware', '--quiet']],
  ['boundaries', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...cruised]],
  ['nothing unused', bin('knip'), ['--no-config-hints', '--no-progress']],
  ['format', bin('prettier'), ['--check', '--log-level', 'warn', '.']],
  ['generated files', bin('tsx'), ['scripts/generate.ts', '--check']],
];

const run = (name: string, command: string, args: string[]) =>
  new Promise<boolean>((done) => {
    const began = Date.now();
    let output = '';
    const child = spawn(command, args, { cwd: root });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      process.stdout.write(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)\n${code === 0 ? '' : output}`,
      );
      done(code === 0);
    });
  });

let failed = 0;
// Two at a time: small machines have two cores.
const queue = [...checks];
await Promise.all(
  [0, 1].map(async () => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await run(...next))) failed += 1;
  }),
);
process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
