import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { safeMessage } from '@liminal/service-kit/log';
import { PostgresFailed, startPostgres } from '@liminal/topology/postgres';
import { freePort } from '@liminal/topology/processes';
import { removeDemo, seedDemo } from './demo/seed';

const say = (text: string) => process.stdout.write(`  ${text}\n`);
const removing = process.argv.includes('--remove');

try {
  const given = process.env['DATABASE_URL'];
  if (given) await (removing ? removeDemo(given, say, { running: true }) : seedDemo(given, say));
  else {
    const folder = resolve(process.env['LIMINAL_DATA'] ?? join(process.env['LIMINAL_ROOT'] ?? '.', '.data'));
    const postgres = await startPostgres({ folder, port: await freePort(), say });
    try {
      if (removing) await removeDemo(postgres.url, say, { running: false });
      else await seedDemo(postgres.url, say);
      // Who is found by whom is built from the log again: no id of theirs is left in a file.
      if (removing) rmSync(join(folder, 'snapshots'), { recursive: true, force: true });
    } finally {
      await postgres.stop();
    }
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(`  ${error instanceof PostgresFailed ? error.message : safeMessage(error)}\n`);
  process.exit(1);
}
