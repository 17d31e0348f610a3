/** `npm run new -- feature <workspace> <slug>` and `npm run new -- mfe <name>`: skeletons in the shape of the house. */
const pascal = (slug) => slug.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const camel = (slug) => pascal(slug).replace(/^./, (letter) => letter.toLowerCase());
const slugOf = (what) => (text) => /^[a-z][a-z0-9-]*$/.test(text) || `${what} is a slug such as connect-energies`;

export default function skeletons(plop) {
  plop.setHelper('pascal', pascal);
  plop.setHelper('camel', camel);

  plop.setGenerator('feature', {
    description:
      'a concept of the specification, front to back: contract, service slice, remote slice, browser journey',
    prompts: [
      { name: 'service', message: 'service', validate: slugOf('a service') },
      { name: 'slug', message: 'slug', validate: slugOf('a feature') },
      { name: 'remote', message: 'remote (without mfe-)', default: 'social', validate: slugOf('a remote') },
    ],
    actions: [
      {
        type: 'add',
        path: '../packages/contracts/src/{{service}}/{{slug}}.ts',
        template: `import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const {{camel slug}} = defineRoute({
  method: 'post',
  path: '/api/{{service}}/{{slug}}',
  summary: 'Say in one sentence what it does.',
  body: z.strictObject({}),
  reply: z.object({ done: z.boolean() }),
});
`,
      },
      {
        type: 'add',
        path: '../services/{{service}}/src/features/{{slug}}/decide.ts',
        template: `export type Known = { already: boolean };
export type Decision = { do: 'keep' } | { do: 'act' };

/** The whole rule, in the order the specification states it. No clock, no database, no Express. */
export const decide = ({ already }: Known): Decision => (already ? { do: 'keep' } : { do: 'act' });
`,
      },
      {
        type: 'add',
        path: '../services/{{service}}/src/features/{{slug}}/decide.test.ts',
        template: `import { decide } from './decide';

test.each([
  ['nothing yet', { already: false }, { do: 'act' }],
  ['done before', { already: true }, { do: 'keep' }],
] as const)('with %s', (_what, known, decision) => {
  expect(decide(known)).toEqual(decision);
});
`,
      },
      {
        type: 'add',
        path: '../services/{{service}}/src/features/{{slug}}/route.ts',
        template: `import { {{camel slug}} } from '@liminal/contracts/{{service}}/{{slug}}';
import { serve } from '@liminal/service-kit/serve';
import { decide } from './decide';

export const {{camel slug}}Route = () => serve({{camel slug}}, async () => ({ done: decide({ already: false }).do === 'act' }));
`,
      },
      {
        type: 'add',
        path: '../mfe-{{remote}}/src/features/{{slug}}/queries.ts',
        template: `import { call } from '@liminal/client/call';
import { {{camel slug}} } from '@liminal/contracts/{{service}}/{{slug}}';
import { useMutation } from '@tanstack/react-query';

export const use{{pascal slug}} = () => useMutation({ mutationFn: () => call({{camel slug}}, { body: {} }) });
`,
      },
      {
        type: 'add',
        path: '../mfe-{{remote}}/src/features/{{slug}}/{{slug}}.tsx',
        template: `import { use{{pascal slug}} } from './queries';

export function {{pascal slug}}() {
  const act = use{{pascal slug}}();
  return (
    <button type="button" className="button" aria-disabled={act.isPending} onClick={() => !act.isPending && act.mutate()}>
      {{pascal slug}}
    </button>
  );
}
`,
      },
      {
        type: 'add',
        path: '../e2e/tests/{{slug}}.spec.ts',
        template: `import { expect, memberByCalls, someone, test } from '../site';

test('{{slug}}: one journey, told as a sentence', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: '{{pascal slug}}' })).toBeVisible();
});
`,
      },
      () =>
        'Next: put the route into the service’s service.ts, the component into the remote’s src/app, and the path into gateway/src/routes.ts.',
    ],
  });

  plop.setGenerator('mfe', {
    description: 'a new micro-frontend with one page',
    prompts: [{ name: 'name', message: 'name (without mfe-)', validate: slugOf('a micro-frontend') }],
    actions: [
      {
        type: 'add',
        path: '../mfe-{{name}}/package.json',
        template: `{
  "name": "@liminal/mfe-{{name}}",
  "version": "0.1.0",
  "private": true,
  "type": "module",
  "sideEffects": ["**/*.css"],
  "scripts": {
    "dev": "tsx ../scripts/dev.ts"
  },
  "dependencies": {
    "@liminal/client": "0.1.0",
    "@liminal/mfe-kit": "0.1.0",
    "@liminal/ui": "0.1.0",
    "react": "19.3.1",
    "react-dom": "19.3.1"
  }
}
`,
      },
      {
        type: 'add',
        path: '../mfe-{{name}}/mfe.config.ts',
        template: `import type { MfeConfig } from '@liminal/mfe-kit/config';

export const config: MfeConfig = {
  name: '{{name}}',
  shell: '^1.0.0',
  budget: 30_000,
  exposes: { './page': './src/app/page.tsx' },
  contributions: { pages: [{ path: '/{{name}}', audience: 'signed-in', module: './page' }], tabs: [], overlays: [] },
};
`,
      },
      {
        type: 'add',
        path: '../mfe-{{name}}/src/app/page.tsx',
        template: `import { useMember } from '@liminal/client/shell';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';

function Page() {
  const { firstName } = useMember();
  return (
    <div className="wrap">
      <h1 className="title">{firstName}</h1>
    </div>
  );
}

export const lifecycles = createLifecycles(Page);
`,
      },
      {
        type: 'add',
        path: '../mfe-{{name}}/README.md',
        template: '# mfe-{{name}}\nSay in one sentence what members find here. Contributes the page `/{{name}}`.\n',
      },
      { type: 'modify', path: '../package.json', pattern: /("mfe-landing",)/, template: '$1\n    "mfe-{{name}}",' },
      ({ name }) =>
        `Next: npm install, npm run build -- mfe-${name}, npx liminal mfe deploy ${name}. The shell needs no change.`,
    ],
  });
}
