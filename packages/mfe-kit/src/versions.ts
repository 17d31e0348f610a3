import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageOf } from './shared';

const here = dirname(fileURLToPath(import.meta.url));

/** The installed version of the package that a module belongs to. @throws when it is not installed */
export function versionOf(module: string): string {
  const name = packageOf(module);
  for (let at = here; ; at = dirname(at)) {
    const file = join(at, 'node_modules', name, 'package.json');
    if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
    if (at === dirname(at)) throw new Error(`${name} is not installed`);
  }
}
