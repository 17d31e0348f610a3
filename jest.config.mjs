const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  // Packages that exist as ES modules only are compiled like our own.
  transformIgnorePatterns: [
    '/node_modules/(?!(uuid|msw|@mswjs|until-async|rettime|@open-draft|@bundled-es-modules|strict-event-emitter|outvariant|is-node-process|single-spa)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/e2e/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/', '/dist/'],
};

/** @type {import('jest').Config} */
export default {
  watchman: false,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.integration\\.test\\.ts$', '\\.dom\\.test\\.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/packages/mfe-kit/src/css-stand-in.cjs' },
    },
    {
      ...shared,
      displayName: 'screens',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/packages/mfe-kit/src/css-stand-in.cjs' },
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['**/*.integration.test.ts'],
      globalSetup: '<rootDir>/scripts/jest-servers.mjs',
      globalTeardown: '<rootDir>/scripts/jest-servers-stop.mjs',
    },
  ],
};
