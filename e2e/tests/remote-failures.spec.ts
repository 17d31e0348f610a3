import type { Page, Route } from '@playwright/test';
import { expect, memberByCalls, someone, test } from '../site';

type Remote = {
  name: string;
  version: string;
  base: string;
  entry: string;
  integrity: Record<string, string>;
  modules: Record<string, string[]>;
  shared: Record<string, string>;
};
type Registry = { generation: number; remotes: Remote[] };
type Broken = {
  what: string;
  entry?: (route: Route) => Promise<void>;
  chunk?: (route: Route) => Promise<void>;
  registry?: (registry: Registry) => unknown;
};

const js = (route: Route, body: string) => route.fulfill({ contentType: 'text/javascript', body });
const sha384 = async (text: string) =>
  `sha384-${Buffer.from(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))).toString('base64')}`;

/** A container whose one module is `factory`; the registry is told its hash, so that it is the module that fails and nothing else. */
const containerOf = (factory: string) =>
  `var liminal_dreams={init:function(){},get:function(){return Promise.resolve(function(){${factory}})}};/*__liminalIntegrity*/`;
const react = 'var R=null;';

const asContainer = (factory: string): Pick<Broken, 'entry' | 'registry'> => {
  const body = containerOf(factory);
  return {
    entry: (route) => js(route, body),
    registry: async (registry: Registry) => ({
      ...registry,
      remotes: await Promise.all(
        registry.remotes.map(async (remote) =>
          remote.name === 'dreams'
            ? { ...remote, integrity: { ...remote.integrity, [remote.entry]: await sha384(body) } }
            : remote,
        ),
      ),
    }),
  };
};
const patched = (change: (remote: Remote) => unknown) => (registry: Registry) => ({
  ...registry,
  remotes: registry.remotes.map((remote) => (remote.name === 'dreams' ? change(remote) : remote)),
});

/** The ways a remote can fail (docs/architecture.md). */
const failures: Broken[] = [
  { what: '404', entry: (route) => route.fulfill({ status: 404, body: 'nope' }) },
  { what: 'refused', entry: (route) => route.abort('connectionrefused') },
  { what: 'hang', entry: () => new Promise(() => undefined) },
  { what: 'wrong shape', registry: patched(({ name, version }) => ({ name, version, entry: 7 })) },
  { what: 'missing entry', registry: patched((remote) => ({ ...remote, entry: 'nothing.js' })) },
  {
    what: 'tampered entry',
    entry: async (route) => js(route, `${await (await route.fetch()).text()};globalThis.__pwned=1`),
  },
  {
    what: 'tampered chunk',
    chunk: async (route) => js(route, `${await (await route.fetch()).text()};globalThis.__pwned=1`),
  },
  {
    what: 'tampered manifest',
    registry: patched((remote) => ({
      ...remote,
      integrity: { ...remote.integrity, [remote.entry]: `sha384-${'A'.repeat(64)}` },
    })),
  },
  { what: 'throw at evaluation', ...asContainer(`throw new Error('at evaluation')`) },
  {
    what: 'throw at mount',
    ...asContainer(
      `return {lifecycles:{mount:function(){return Promise.reject(new Error('at mount'))},unmount:function(){return Promise.resolve()}}}`,
    ),
  },
  {
    what: 'throw in mount, at once',
    ...asContainer(
      `return {lifecycles:{mount:function(){throw new Error('at once')},unmount:function(){return Promise.resolve()}}}`,
    ),
  },
  {
    what: 'a mount that never ends',
    ...asContainer(
      `return {lifecycles:{mount:function(){return new Promise(function(){})},unmount:function(){return Promise.resolve()}}}`,
    ),
  },
  { what: 'no lifecycles', ...asContainer(`${react}return {}`) },
  {
    what: 'version skew',
    registry: patched((remote) => ({ ...remote, shared: { ...remote.shared, react: '^18.0.0' } })),
  },
];

async function breakDreams(page: Page, { entry, chunk, registry }: Broken): Promise<() => Promise<void>> {
  await page.route('**/mfe/registry.json', async (route) => {
    const real = (await (await route.fetch()).json()) as Registry;
    await route.fulfill({ json: registry ? await registry(real) : real });
  });
  if (entry) await page.route('**/mfe/dreams/**/entry.js', entry);
  if (chunk) await page.route('**/mfe/dreams/**/js/*.js', chunk);
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

for (const failure of failures) {
  test(`a remote that fails by ${failure.what} takes nothing else down, and comes back without a reload`, async ({
    page,
    site,
  }) => {
    await memberByCalls(page.request, site.url, someone('Ada'));
    const reports: unknown[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/api/registry/failures') && reports.push(request.postDataJSON()),
    );
    const mend = await breakDreams(page, failure);
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
    if (failure.what === 'wrong shape') {
      // Its entry is left out: the others stand, and it is reported.
      await expect(page.getByRole('tab', { name: 'Dreams' })).toHaveCount(0);
    } else {
      await page.getByRole('tab', { name: 'Dreams' }).click();
      await expect(page.getByRole('heading', { name: 'Dreams is resting' })).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate(() => (globalThis as { __pwned?: number }).__pwned)).toBeUndefined();
    }
    await expect
      .poll(() => reports)
      .toContainEqual({
        name: 'dreams',
        version: expect.any(String),
        phase: expect.stringMatching(/registry|load|mount|bootstrap/),
      });
    await page.getByRole('tab', { name: 'Frequencies' }).click();
    await expect(page.getByRole('heading', { name: 'Energy Resonance' })).toBeVisible();
    if (failure.what === 'wrong shape') return;
    await page.getByRole('tab', { name: 'Dreams' }).click();
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await mend();
    await retry.click();
    await expect(page.getByRole('heading', { name: 'Dream Portal' })).toBeVisible({ timeout: 30_000 });
  });
}

test('a registry that is broken JSON leaves the frame alive and recovers without a reload', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.route('**/mfe/registry.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{ broken' }),
  );
  await page.goto(site.url);
  await expect(page.getByRole('heading', { name: 'The portal is out of reach' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Exit Portal' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
});

test('a reply that breaks its contract is told in its place, and the rest goes on', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.route('**/api/journey', async (route) => {
    const real = (await (await route.fetch()).json()) as { week: unknown[] };
    await route.fulfill({
      json: {
        ...real,
        week: [
          { day: '2026-01-01', kept: true },
          { day: '9999-99-99', kept: true },
        ],
      },
    });
  });
  await page.goto(site.url);
  await expect(page.getByText(/is resting|did not arrive/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Dreams' }).click();
  await expect(page.getByRole('heading', { name: 'Dream Portal' })).toBeVisible();
});
