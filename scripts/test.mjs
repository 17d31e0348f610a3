import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, root } from './prepare.mjs';

// npm test: installs what is missing, then types, lint and boundaries, unit, integration and browser tests.
// With CI=true a missing part is a failure; otherwise the tests that need it are skipped, by name.
const ci = process.env.CI === 'true';
const counts = { passed: 0, failed: 0, skipped: 0 };
const results = join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });

const has = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
const needed = [
  { what: 'nginx', command: 'nginx', debian: 'nginx' },
  { what: 'Redis', command: 'redis-server', debian: 'redis-server' },
  { what: 'Chromium', command: 'chromium', debian: 'chromium' },
  { what: 'Java 17', command: 'java', debian: 'default-jre-headless' },
  { what: 'Maven', command: 'mvn', debian: 'maven' },
];

function installSystemParts() {
  const missing = needed.filter(({ command }) => !has(command));
  if (missing.length === 0) return [];
  const sudo = process.getuid?.() === 0 ? [] : has('sudo') ? ['sudo', '-n'] : undefined;
  if (sudo && has('apt-get')) {
    console.log(`  Installing ${missing.map(({ what }) => what).join(', ')}`);
    const apt = (...args) =>
      spawnSync([...sudo, 'apt-get'][0], [...sudo, 'apt-get', ...args].slice(1), {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...missing.map(({ debian }) => debian));
  }
  return missing.filter(({ command }) => !has(command));
}

function step(title, command, args, env = {}) {
  const began = Date.now();
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  console.log(`== ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(0)} s`);
  return status === 0;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

await prepare(['--topology']);
mkdirSync(results, { recursive: true });
const missing = installSystemParts();
for (const { what, debian } of missing) {
  console.log(`  ${what} is missing (Debian: apt install ${debian}).`);
  if (ci) counts.failed += 1;
}

const bin = (name) => join(root, 'node_modules/.bin', name);
if (step('types, lint, boundaries, format, generated files', bin('tsx'), ['scripts/check.ts'])) counts.passed += 6;
else counts.failed += 1;

const unit = join(results, 'jest.json');
step('rules, screens and integration', bin('jest'), [
  '--json',
  `--outputFile=${unit}`,
  '--silent',
  '--reporters=default',
  '--maxWorkers=2',
]);
const jest = read(unit);
if (jest) {
  counts.passed += jest.numPassedTests;
  counts.failed += jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  counts.skipped += jest.numPendingTests + jest.numTodoTests;
} else counts.failed += 1;

if (missing.some(({ command }) => command === 'chromium')) {
  counts.skipped += 1;
  console.log('\nskipped: every browser test (Chromium is missing)');
} else {
  const browser = join(results, 'playwright.json');
  const projects = missing.length === 0 ? [] : ['--project=all-in-one'];
  if (projects.length > 0)
    console.log(`\nskipped: the browser tests on the topology (${missing.map(({ what }) => what).join(', ')} missing)`);
  step('browser', bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...projects], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
  });
  const stats = read(browser)?.stats;
  if (stats) {
    counts.passed += stats.expected;
    // A test that needed a second try is not a passed one.
    counts.failed += stats.unexpected + stats.flaky;
    counts.skipped += stats.skipped;
  } else counts.failed += 1;
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);
