import { spawn } from 'node:child_process';
import { prepare, root } from './prepare.mjs';

// Everything as separate local processes (deploy/topology): needs nginx, redis-server, Java and Maven.
await prepare(['--topology']);
const child = spawn(process.execPath, ['deploy/topology/dist/main.mjs', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LIMINAL_ROOT: root },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
