import { createServer } from 'node:net';
import { join } from 'node:path';
import { PostgresFailed } from './postgres';
import { PartFailed } from './processes';
import { startTopology } from './topology';

/** `npm run topology [-- --scale matching=3]` */
const say = (text: string) => process.stdout.write(`  ${text}\n`);
const root = process.env['LIMINAL_ROOT'] ?? '.';
const port = Number(process.env['PORT'] ?? 8080);
const scale = Object.fromEntries(
  process.argv
    .flatMap((word, i, all) => (word === '--scale' ? [(all[i + 1] ?? '').split('=')] : []))
    .map(([name, count]) => [name, Number(count)]),
);

try {
  await new Promise<void>((free, taken) => {
    const probe = createServer().once('error', () =>
      taken(new PartFailed(`Port ${port} is taken; set PORT to another one.`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => free()));
  });
  const topology = await startTopology({ root, folder: join(root, '.data/topology'), port, say, scale });
  const { deployInitial } = await import('./deploy-initial');
  await deployInitial(root, topology.url, topology.deployToken);
  process.stdout.write(
    `\n  Liminal is open: ${topology.url}\n  LIMINAL_URL=${topology.url} LIMINAL_TOKEN=${topology.deployToken} npx liminal mfe list dreams\n  Ctrl-C closes it.\n\n`,
  );
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    say('Closing');
    void topology.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
} catch (error) {
  const clear = error instanceof PartFailed || error instanceof PostgresFailed;
  process.stderr.write(`\n  ${clear ? error.message : String(error)}\n\n`);
  process.exit(1);
}
