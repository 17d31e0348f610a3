/** Layers point one way: contracts <- kits <- domain <- features <- app. `scripts/boundaries.test.ts` plants a violation of each rule. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-are-pure',
      severity: 'error',
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'deployables-are-islands',
      severity: 'error',
      comment: 'deploy/ alone puts services together',
      from: { path: '^(shell|mfe-[^/]+|services/[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|services/[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^(.+/src/features/)([^/]+)/' },
      to: { path: '^$1', pathNot: '^$1$2/' },
    },
    {
      name: 'features-do-not-know-the-app',
      severity: 'error',
      from: { path: '/src/(features|domain|shared)/' },
      to: { path: '^(mfe-[^/]+|shell)/src/app/|^services/[^/]+/src/(main|service)\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'decide.ts may see values and types, never IO',
      from: { path: '/decide\\.ts$' },
      to: { pathNot: ['/src/domain/', '^packages/contracts/'] },
    },
    {
      name: 'domain-knows-no-feature',
      severity: 'error',
      from: { path: '/src/(domain|shared)/' },
      to: { path: '/src/features/' },
    },
    {
      name: 'browser-never-sees-server',
      severity: 'error',
      from: { path: '^(shell/src|mfe-[^/]+/src|packages/(ui|client)/)' },
      to: { path: '^(packages/(service-kit|cli)|services|gateway|deploy)/' },
    },
    {
      name: 'server-never-sees-screens',
      severity: 'error',
      comment: 'but for the pure drawing of the sign-in page',
      from: { path: '^services/' },
      to: {
        path: '^packages/(ui|client|mfe-kit)/',
        pathNot: '^packages/ui/src/(mandala-svg|mandala-grammar|wordmark-svg|icons)\\.ts$',
      },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '\\.test\\.tsx?$|/testing/' },
    },
    {
      name: 'declared-deps-only',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^scripts/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/zod/mini/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(^|/)(dist|coverage|\\.data|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
    },
  },
};
