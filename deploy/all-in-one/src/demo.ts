import { join, resolve } from 'node:path';
import { safeMessage } from '@liminal/service-kit/log';
import { PostgresFailed, startPostgres } from '@liminal/topology/postgres';
import { freePort } from '@liminal/topology/processes';
import { removeDemo, seedDemo } from './demo/seed';

const say = (text: string) => process.stdout.write(`  ${text}\n`);
const act = process.argv.includes('--remove') ? removeDemo : seedDemo;

try {
  const given = process.env['DATABASE_URL'];
  if (given) await act(given, say);
  else {
    const folder = resolve(process.env['LIMINAL_DATA'] ?? join(process.env['LIMINAL_ROOT'] ?? '.', '.data'));
    const postgres = await startPostgres({ folder, port: await freePort(), say });
    await act(postgres.url, say).finally(() => postgres.stop());
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(`  ${error instanceof PostgresFailed ? error.message : safeMessage(error)}\n`);
  process.exit(1);
}
