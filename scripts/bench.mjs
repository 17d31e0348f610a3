import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

// npm run bench:<name>: builds what changed, then measures (scripts/bench/<name>.ts).
await prepare(['--topology']);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(root, 'scripts/bench', `${process.argv[2]}.ts`)],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
