import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/peers');

/** Peers that only a bench needs, pinned, installed when it first runs: they compile native code, which no newcomer should wait for. */
export function loadPeer<T>(name: string, version: string): T | undefined {
  mkdirSync(folder, { recursive: true });
  const home = join(folder, 'node_modules', name);
  if (!existsSync(home)) {
    if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{"private":true}');
    process.stdout.write(`  installing ${name} ${version}, once\n`);
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact', `${name}@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }
  try {
    return createRequire(join(folder, 'package.json'))(name) as T;
  } catch {
    process.stdout.write(`  ${name} could not be installed here: its figures are missing\n`);
    return undefined;
  }
}
