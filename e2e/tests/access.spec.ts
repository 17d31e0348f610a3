import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, headersFor, memberByCalls, someone, test } from '../site';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Found = { id: string; nodes: { target: string[]; failureSummary: string }[] };

/** What axe finds on the page as it stands. It comes from the test, past the page's own policy. */
async function findings(page: Page): Promise<string[]> {
  // A colour halfway through its transition is nobody's colour.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run().then((r) => JSON.stringify(r.violations))',
    awaitPromise: true,
  });
  await session.detach();
  return (JSON.parse(String(result.value)) as Found[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

const screens: [string, string, string][] = [
  ['Vibes', '/', 'Awakening Soul'],
  ['Dreams', '/?tab=dreams', 'Dream Portal'],
  ['Dream statistics', '/dream-statistics', 'What one night adds up to'],
  ['True Self', '/?tab=archetypal-quiz', 'How often do you blink in a minute?'],
  ['AI Oracle', '/?tab=ai-matchmaker', 'What do your own days say?'],
  ['Frequencies', '/?tab=matching', 'Resonant Souls'],
  ['Connect', '/?tab=assessment', 'How do you tune in?'],
  ['Evolution', '/?tab=archetype', 'Which of eight patterns is yours?'],
  ['Archetypes', '/archetypes', 'Compare two'],
  ['Your circle', '/social', 'Your circle'],
  ['Your presence', '/social-presence', 'Share cards'],
  ['Settings', '/settings', 'Your data'],
  ['Points history', '/points-history', 'Points history'],
  ['404', '/nowhere', '404 Page Not Found'],
];

const dream = {
  title: 'The coat',
  description: 'I was in a house by the sea and a man helped me.',
  emotions: 'peaceful',
  lucidityLevel: 'not-lucid',
};

/** The same tabs once there is something to show. */
const results: [string, string, string][] = [
  ['True Self, result', '/?tab=archetypal-quiz', 'Optimal environment'],
  ['AI Oracle, result', '/?tab=ai-matchmaker', 'Kindred Spirits'],
  ['Frequencies, souls', '/?tab=matching', 'Resonant Souls'],
  ['Connect, result', '/?tab=assessment', 'direct, dry'],
  ['Evolution, result', '/?tab=archetype', 'Soul Tribe'],
];

/** Everything that can be taken, taken by the calls; and agreed to be shown. */
async function finishAll(page: Page, url: string): Promise<void> {
  const send = (method: 'post' | 'put', path: string, data?: object) =>
    page.request[method](`${url}${path}`, { headers: headersFor(url), ...(data && { data }) });
  await send('put', '/api/account/consents', { matching: true, dreamsInMatching: true, languageModel: false });
  await send('post', '/api/user/archetype', { archetype: 'wild-spirit' });
  await send('post', '/api/user/assessment', {
    emotionalIQ: 150,
    cognitiveIQ: 120,
    creativityScore: 60,
    humorStyle: 'dry',
  });
  const answers = { road: 'explorer', silence: 'sage', meal: 'lover', evidence: 'sage', gift: 'lover', ending: 'hero' };
  await send('post', '/api/archetypal-assessment', {
    archetype: 'explorer',
    confidence: 37.5,
    answers: { ...answers, blinks: 17, pause: 'night' },
    environmentalProfile: { lighting: 'dusk', scent: 'cedar', sound: 'wind', groupRole: 'scout' },
  });
  await expect
    .poll(async () => (await send('post', '/api/find-kindred-matches')).status(), { timeout: 20_000 })
    .toBe(200);
  await send('post', '/api/analyze-behavior');
}

async function keepDream(page: Page, url: string): Promise<void> {
  const kept = await page.request.post(`${url}/api/dreams`, { headers: headersFor(url), data: dream });
  expect(kept.status()).toBe(201);
}

/** What opens in the page, and how. */
const sheets: [string, (page: Page) => Promise<void>][] = [
  [
    'Account menu',
    async (page) => {
      await page.getByRole('button', { name: 'Your account, Ada' }).click();
      await expect(page.getByRole('link', { name: 'Settings' }).first()).toBeVisible();
    },
  ],
  [
    'Code of ethics',
    async (page) => {
      await page.getByRole('button', { name: 'Cosmic Code of Ethics' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  [
    'Journey game',
    async (page) => {
      await page.getByRole('button', { name: 'All activities' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Choose the next small thing' })).toBeVisible();
    },
  ],
  [
    'Challenge',
    async (page) => {
      await page.getByRole('button', { name: 'Begin', exact: true }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await findings(page).then((found) => expect(['under way', ...found]).toEqual(['under way']));
      await page.getByRole('button', { name: 'Leave without reward' }).click();
      await expect(page.getByRole('timer')).toHaveCount(0);
    },
  ],
  [
    'Box breathing',
    async (page) => {
      await page.getByRole('button', { name: 'Breathe now' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Box breathing' })).toBeVisible();
    },
  ],
  [
    'Rap',
    async (page) => {
      await page.getByRole('button', { name: 'Make one' }).click();
      await expect(page.getByRole('button', { name: 'Keep this one' })).toBeEnabled();
    },
  ],
];

for (const mode of ['Mystical', 'Normal']) {
  test(`axe finds nothing on any screen in ${mode} mode`, async ({ page, site }) => {
    await page.goto(site.url);
    await page.getByRole('button', { name: mode, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(['landing', ...(await findings(page))]).toEqual(['landing']);
    await page.goto(`${site.url}/settings`);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(['door', ...(await findings(page))]).toEqual(['door']);
    await page.goto(`${site.url}/api/login`);
    expect(['sign in', ...(await findings(page))]).toEqual(['sign in']);
    await memberByCalls(page.request, site.url, someone('Ada'));
    await keepDream(page, site.url);
    for (const [name, path, heading] of screens) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      expect([name, ...(await findings(page))]).toEqual([name]);
    }
    await finishAll(page, site.url);
    for (const [name, path, heading] of results) {
      await page.goto(`${site.url}${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      expect([name, ...(await findings(page))]).toEqual([name]);
    }
    for (const [name, open] of sheets) {
      await page.goto(site.url);
      await open(page);
      expect([name, ...(await findings(page))]).toEqual([name]);
    }
  });
}

test('nothing runs over the edge at 320 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(['landing', await over()]).toEqual(['landing', 0]);
  await memberByCalls(page.request, site.url, someone('Ada'));
  await keepDream(page, site.url);
  for (const [name, path, heading] of screens) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect([name, await over()]).toEqual([name, 0]);
  }
});

test('tabs are one stop: arrows move, Enter opens, the back button goes back', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await page.getByRole('tab', { name: 'Vibes' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'True Self' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Evolution' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Which of eight patterns is yours?' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
});

test('toasts: one at a time, F8 goes to them, they leave after 5 s', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.clock.install();
  await page.goto(`${site.url}/?tab=dreams`);
  await page.getByRole('button', { name: 'Record dream' }).click();
  await page.getByRole('button', { name: 'Record dream' }).click();
  const toasts = page.getByRole('list').filter({ hasText: 'Incomplete Form' }).getByRole('listitem');
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.locator('main').click({ position: { x: 2, y: 2 } });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(6_000);
  await expect(toasts).toHaveCount(0);
});

test('when the session ends on the server, the portal locks and the way back is kept', async ({ page, site }) => {
  const ada = someone('Ada');
  await memberByCalls(page.request, site.url, ada);
  await page.goto(`${site.url}/?tab=dreams`);
  await expect(page.getByRole('heading', { name: 'Dream Portal' })).toBeVisible();
  await page.getByLabel('Title').fill('Half written');
  await page.context().clearCookies();
  await page.getByRole('tab', { name: 'Frequencies' }).click();
  await expect(page.getByText('Portal Locked').first()).toBeVisible();
  await page.waitForURL(/\/api\/login/);
  const form = page.getByRole('form', { name: 'Welcome back' });
  await form.getByLabel('Email').fill(ada.email);
  await form.getByLabel('Password').fill(ada.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/tab=matching/);
  await page.getByRole('tab', { name: 'Dreams' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
});

test('the appearance chosen at the sign-in page is the one of every page', async ({ page, site }) => {
  await page.goto(`${site.url}/api/login`);
  await page.getByRole('button', { name: 'Normal' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'normal');
  await expect(page.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Normal' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'normal');
});
