import type { Page } from '@playwright/test';
import { expect, memberByCalls, someone, test } from '../site';

test.use({ newcomer: true });

async function arrive(page: Page, url: string): Promise<void> {
  await memberByCalls(page.request, url, someone('Ada'));
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Enter the experience' })).toBeVisible();
}

test('six slides of 5, 4, 4, 5, 4 and 3 s are typed at 50 ms a character and said once, then the code is asked for', async ({
  page,
  site,
}) => {
  await arrive(page, site.url);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Enter the experience' }).click();
  const typed = page.locator('[class*=typed]');
  let elapsed = 500;
  const until = async (ms: number) => {
    await page.clock.runFor(ms - elapsed);
    elapsed = ms;
  };
  await page.clock.runFor(500);
  await expect(typed).toHaveText('Every nigh');
  const said = page.getByRole('status').filter({ hasText: 'Prologue' });
  await expect(said).toHaveText(/^Prologue, slide 1 of 6\. Every night you cross a border/);
  const slide = (nth: number) => page.getByRole('progressbar', { name: `Slide ${nth} of 6` });
  for (const [i, end] of [5_000, 9_000, 13_000, 18_000, 22_000].entries()) {
    await until(end - 100);
    await expect(slide(i + 1)).toBeVisible();
    await until(end + 100);
    await expect(slide(i + 2)).toBeVisible();
  }
  await until(24_900);
  await expect(slide(6)).toBeVisible();
  await until(25_100);
  // The code comes as a chunk of its own, which React may hold back for a moment of the clock.
  await page.clock.resume();
  await expect(page.getByRole('dialog', { name: 'Cosmic Code of Ethics' })).toBeVisible();
});

test('the prologue rests at Pause, is skipped by a button or by Escape, and is not shown to who has seen it', async ({
  page,
  site,
}) => {
  await arrive(page, site.url);
  await page.getByRole('button', { name: 'Enter the experience' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('progressbar', { name: 'Slide 1 of 6' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Cosmic Code of Ethics' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Cosmic Code of Ethics' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter the experience' })).toHaveCount(0);
});

test('sound is off until it is asked for, and says what it is', async ({ page, site }) => {
  await arrive(page, site.url);
  await page.getByRole('button', { name: 'Enter the experience' }).click();
  const sound = page.getByRole('button', { name: 'Sound off' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(page.getByRole('button', { name: 'Sound on: a low drone' })).toHaveAttribute('aria-pressed', 'true');
});

test.describe('for who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the words stand at once', async ({ page, site }) => {
    await arrive(page, site.url);
    await page.getByRole('button', { name: 'Enter the experience' }).click();
    await expect(page.locator('[class*=typed]')).toHaveText(
      'Every night you cross a border without being asked for papers.',
    );
  });
});

test('the code turns its five principles every 3 s, is not accepted by Escape, and lets who wants to leave do so calmly', async ({
  page,
  site,
}) => {
  await arrive(page, site.url);
  await page.getByRole('button', { name: "I've been here before" }).click();
  const code = page.getByRole('dialog', { name: 'Cosmic Code of Ethics' });
  const shown = code.locator('ol [class*=now]');
  await expect(code.getByRole('listitem')).toHaveCount(10);
  await page.mouse.move(0, 0);
  await expect(shown).toHaveText(/^I am the author of my experience/);
  await page.clock.runFor(3_000);
  await expect(shown).toHaveText(/^I treat every soul/);
  await code.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(9_000);
  await expect(shown).toHaveText(/^I treat every soul/);
  for (const _twice of [1, 2]) await page.keyboard.press('Escape');
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('link', { name: 'Leave for a search engine' })).toHaveAttribute(
    'href',
    'https://duckduckgo.com/',
  );
  await page.getByRole('button', { name: 'Stay a little' }).click();
  await page.getByRole('button', { name: "I'm Ready for Magic" }).click();
  await expect(code).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Cosmic Code of Ethics' }).click();
  await expect(page.getByRole('button', { name: "I'm Ready for Magic" })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cosmic Code of Ethics' })).toBeVisible();
});

test('flags that are not ours are dropped with a warning, and nothing else happens', async ({ page, site }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.addInitScript(() => {
    localStorage.setItem('liminal_intro-seen', JSON.stringify({ value: true, timestamp: Date.now(), checksum: 'x' }));
    localStorage.setItem('liminal_mode', 'no envelope at all');
  });
  await arrive(page, site.url);
  expect(warnings.filter((text) => text.includes('intro-seen') || text.includes('mode'))).toHaveLength(2);
  await page.getByRole('button', { name: "I've been here before" }).click();
  await expect(page.getByRole('button', { name: "I'm Ready for Magic" })).toBeVisible();
});

test('where storage is forbidden the page goes on', async ({ page, site }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    for (const what of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[what] = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
  });
  await arrive(page, site.url);
  await page.getByRole('button', { name: "I've been here before" }).click();
  await page.getByRole('button', { name: "I'm Ready for Magic" }).click();
  await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
  expect(errors).toEqual([]);
});
