import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

// npm start: install, build, and everything in one process.
await prepare();
const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'deploy/all-in-one/dist/main.mjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LIMINAL_ROOT: root },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
child.on('exit', (code) => process.exit(code ?? 1));
