import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const fail = (sentence) => {
  process.stderr.write(`\n  ${sentence}\n\n`);
  process.exit(1);
};

/** Node's version, installation and build: each only as far as it is needed. Plain Node, since nothing is installed yet. */
export async function prepare(what = []) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Liminal needs Node 20.19 or newer; this is ${process.versions.node}.`);
  install();
  run('Building what changed', process.execPath, ['--import', 'tsx', join(root, 'scripts/build.ts'), ...what]);
}

function install() {
  const key = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.liminal-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  // Not `npm ci`: it refuses a lockfile without the binaries of every other platform. `--no-save` leaves the lockfile as it is.
  run('Installing packages (once, until they change)', process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  try {
    writeFileSync(stamp, key);
  } catch {
    fail(`The folder ${root} cannot be written.`);
  }
}

function run(title, command, args) {
  process.stdout.write(`  ${title}\n`);
  mkdirOrFail(join(root, '.cache'));
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error || status !== 0) fail(`${title}: that failed${error ? ` (${error.message})` : ''}.`);
}

function mkdirOrFail(folder) {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    fail(`The folder ${root} cannot be written.`);
  }
}
