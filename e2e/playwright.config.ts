import { defineConfig } from '@playwright/test';
import type { Site } from './site';

/** The same journeys in both run modes; what only the topology can show is a project of its own. */
export default defineConfig<object, { mode: Site['mode'] }>({
  testDir: './tests',
  outputDir: '../.cache/results/playwright',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'all-in-one', testIgnore: '**/topology.spec.ts', use: { mode: 'all-in-one' } },
    {
      name: 'topology',
      testMatch: ['**/evening.spec.ts', '**/bad-input.spec.ts', '**/topology.spec.ts'],
      use: { mode: 'topology' },
    },
    // Only by name: --project deployed, with LIMINAL_URL.
    ...(process.env['LIMINAL_URL']
      ? [{ name: 'deployed', testMatch: '**/evening.spec.ts', use: { mode: 'deployed' as const } }]
      : []),
  ],
});
