import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
let folder: string;

/** A violation of each rule, as files of a small tree of the same layout. */
const planted: [string, Record<string, string>][] = [
  [
    'no-cycles',
    {
      'shell/src/a.ts': "import { b } from './b'; export const a = b;",
      'shell/src/b.ts': "import { a } from './a'; export const b = a;",
    },
  ],
  ['contracts-are-pure', { 'packages/contracts/src/x.ts': "import 'node:fs';" }],
  [
    'deployables-are-islands',
    { 'services/auth/src/x.ts': "import '../../dreams/src/y';", 'services/dreams/src/y.ts': 'export const y = 1;' },
  ],
  [
    'features-are-islands',
    {
      'mfe-dreams/src/features/one/x.ts': "import '../two/y';",
      'mfe-dreams/src/features/two/y.ts': 'export const y = 1;',
    },
  ],
  [
    'features-do-not-know-the-app',
    { 'mfe-dreams/src/features/one/x.ts': "import '../../app/y';", 'mfe-dreams/src/app/y.ts': 'export const y = 1;' },
  ],
  [
    'rules-are-pure',
    {
      'services/auth/src/features/one/decide.ts': "import './store';",
      'services/auth/src/features/one/store.ts': 'export const y = 1;',
    },
  ],
  [
    'domain-knows-no-feature',
    {
      'services/auth/src/domain/x.ts': "import '../features/one/y';",
      'services/auth/src/features/one/y.ts': 'export const y = 1;',
    },
  ],
  [
    'browser-never-sees-server',
    {
      'mfe-dreams/src/x.ts': "import '../../packages/service-kit/src/y';",
      'packages/service-kit/src/y.ts': 'export const y = 1;',
    },
  ],
  [
    'server-never-sees-screens',
    { 'services/auth/src/x.ts': "import '../../../packages/ui/src/y';", 'packages/ui/src/y.ts': 'export const y = 1;' },
  ],
  [
    'no-test-in-the-product',
    { 'services/auth/src/x.ts': "import './y.test';", 'services/auth/src/y.test.ts': 'export const y = 1;' },
  ],
  [
    'declared-deps-only',
    { 'services/auth/src/x.ts': "import 'express';", 'services/auth/package.json': '{"name":"x","dependencies":{}}' },
  ],
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liminal-boundaries-'));
  cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{"compilerOptions":{"target":"es2023","module":"esnext","moduleResolution":"bundler"},"include":["**/*"]}',
  );
  writeFileSync(join(folder, 'package.json'), '{"name":"planted","private":true}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(planted)(
  'a violation of %s is reported',
  (rule, files) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const roots = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
    let output = '';
    try {
      output = execFileSync(
        join(root, 'node_modules/.bin/depcruise'),
        ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...roots],
        { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] },
      ).toString();
    } catch (error) {
      output = String((error as { stdout: Buffer }).stdout);
    }
    const { summary } = JSON.parse(output) as {
      summary: { totalCruised: number; violations: { rule: { name: string } }[] };
    };
    expect(summary.totalCruised).toBeGreaterThan(0);
    expect(summary.violations.map((violation) => violation.rule.name)).toContain(rule);
  },
  30_000,
);
