import type { Page } from '@playwright/test';
import { crossFirst, expect, someone, test } from '../site';

const open = async (page: Page, url: string): Promise<void> => {
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An atlas of your inner sky');
};
const banner = (page: Page) => page.getByRole('region', { name: 'Beta offer' });
const spots = (page: Page) => page.getByRole('region', { name: 'Beta places' });

test('the buttons lead to the sign-in page', async ({ page, site }) => {
  await open(page, site.url);
  for (const name of ['Sign up', 'Log in'])
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', '/api/login');
});

test('the countdown runs from 2820 s to 0, then hides', async ({ page, site }) => {
  await open(page, site.url);
  await expect(banner(page)).toContainText(/Founding beta closes in (47:00|46:5\d)/);
  await page.clock.runFor(60_000);
  await expect(banner(page)).toContainText(/4[56]:\d\d/);
  await page.clock.fastForward(2_760_000);
  await expect(banner(page)).toHaveCount(0);
});

test('the beta spots fall from 23 and never below 5', async ({ page, site }) => {
  await page.addInitScript(() => (Math.random = () => 0.99));
  await open(page, site.url);
  await expect(spots(page)).toContainText('23beta spots left of the first 1,000');
  await page.clock.runFor(9_000);
  await expect(spots(page)).toContainText('21beta spots');
  await page.clock.runFor(200_000);
  await expect(spots(page)).toContainText('5beta spots');
});

test('every simulated figure says that it is one', async ({ page, site }) => {
  await open(page, site.url);
  for (const figure of ['47,291', '1,247', '423', '100'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText('illustrative figures')).toHaveCount(4);
});

test('where figures are live there is nothing simulated, and a small group is absent', async ({ page, site }) => {
  await page.route('**/api/auth/figures', (route) =>
    route.fulfill({ json: { mode: 'live', members: 812, online: null, archetypesToday: null, newToday: 31 } }),
  );
  await open(page, site.url);
  await expect(page.getByText('812', { exact: true })).toBeVisible();
  await expect(page.getByText('online now')).toHaveCount(0);
  await expect(page.getByText('illustrative figures')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  await expect(spots(page)).toHaveCount(0);
  await expect(page.getByText('Noor found her archetype')).toHaveCount(0);
});

test('social proof turns every 4 s, rests under the pointer, and goes when it is closed', async ({ page, site }) => {
  await open(page, site.url);
  await expect(page.getByText('Noor found her archetype: Sage')).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByText('Elias recorded his first dream')).toBeVisible();
  await page.getByText('Elias recorded his first dream').hover();
  await page.clock.runFor(12_000);
  await expect(page.getByText('Elias recorded his first dream')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('five cards turn every 4 s, stop at Pause, and open when they are chosen', async ({ page, site }) => {
  await open(page, site.url);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const opened = page.getByRole('article').locator('button[aria-expanded=true]');
  await expect(opened).toHaveText('Consciousness Evolution');
  for (const title of ['Dream Portal', 'Energy Matching', 'Archetype Discovery', 'Sacred Geometry']) {
    await page.clock.runFor(4_000);
    await expect(opened).toHaveText(title);
  }
  await page.clock.runFor(4_000);
  await expect(opened).toHaveText('Consciousness Evolution');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(20_000);
  await expect(opened).toHaveText('Consciousness Evolution');
  await page.getByRole('button', { name: 'Energy Matching' }).click();
  await expect(opened).toHaveText('Energy Matching');
  await page.getByRole('button', { name: 'Look inside' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up to step inside' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the cards do not turn for who asked for stillness', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, site.url);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a stranger on any other path meets the door, and is brought there after signing up', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'See the Consciousness Visualizer' }).click();
  const door = page.getByRole('dialog', { name: 'Sign up to step inside' });
  await expect(door).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/consciousness-visualizer`);
  await door.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await page.goBack();
  await expect(door).toBeVisible();
  await page.goto(`${site.url}/settings`);
  await door.getByRole('link', { name: 'Sign up' }).click();
  await crossFirst(page, someone('Ada'));
  await expect(page).toHaveURL(`${site.url}/settings`);
});

test('a stranger’s phone loads the shell and the landing’s first sheet, and nothing else before it is touched', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      scripts.push(pathname.replace(/\/mfe\/(\w+)\/[^/]+\//, '/$1/').replace(/\.[0-9a-f]{8}\./, '.'));
  });
  await page.goto(site.url);
  await expect(page.getByText('47,291')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts.sort()).toEqual([
    '/assets/hashed/early.js',
    '/assets/hashed/shell.js',
    '/assets/mode.js',
    '/landing/entry.js',
    '/landing/js/page.js',
  ]);
});
