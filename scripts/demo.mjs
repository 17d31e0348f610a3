import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

// npm run demo [-- --remove]: the labelled demo community, on DATABASE_URL, else on the data of npm start (which must not be running).
await prepare();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'deploy/all-in-one/dist/demo.mjs'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, LIMINAL_ROOT: root } },
);
process.exit(status ?? 1);
