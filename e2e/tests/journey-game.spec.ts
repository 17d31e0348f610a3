import { expect, memberByCalls, someone, test } from '../site';

test('three small things, by waiting, early, and over a reload, and a revelation opens', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'All activities' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose the next small thing' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('radio', { name: 'Shadow' }).check();

  await test.step('the countdown runs, rests, is lengthened, and ends by itself', async () => {
    await page.clock.install();
    await page.getByRole('button', { name: 'Begin: Carry a glass of water across the room' }).click();
    const timer = page.getByRole('timer');
    await expect(timer).toHaveText('45');
    await page.clock.runFor(10_000);
    await expect(timer).toHaveText(/^3[3-5]$/);
    await page.getByRole('button', { name: 'Pause' }).click();
    const paused = await timer.textContent();
    await page.clock.runFor(60_000);
    await expect(timer).toHaveText(paused ?? '');
    await page.getByRole('button', { name: '+30 s' }).click();
    await expect(timer).toHaveText(String(Number(paused) + 30));
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.clock.runFor(66_000);
    await expect(page.getByText('50 XP, level 1')).toBeVisible();
  });

  await test.step('left and begun again, and completed early', async () => {
    await page.getByRole('button', { name: 'Begin: Thank an object' }).click();
    await page.getByRole('button', { name: 'Leave without reward' }).click();
    await page.getByRole('button', { name: 'Begin: Thank an object' }).dblclick();
    await page.getByRole('button', { name: 'Complete Early' }).dblclick();
    await expect(page.getByText('75 XP, level 1')).toBeVisible();
    await expect(page.getByText('One more and a revelation opens', { exact: false })).toBeVisible();
  });

  await test.step('a reload in the middle goes on where it was', async () => {
    await page.getByRole('button', { name: 'Begin: Send one true sentence' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Complete Early' }).click();
  });

  await expect(page.getByText('Revelation 1: an insight, personal')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were already on the way');
  await page.getByRole('button', { name: 'Continue Your Journey' }).click();
  await expect(page.getByText('175 XP, level 1')).toBeVisible();
  await expect(page.getByText('1, next at 6')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Shadow' })).toBeChecked();
  await page.getByText('Revelations so far').click();
  await expect(page.getByText('You were already on the way')).toBeVisible();
});

test('a move that does not arrive is told, and can be made again', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'All activities' }).click();
  await page.route('**/api/journey/game', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Begin: Thank an object' }).click();
  await expect(page.getByText('That move did not arrive. Try again.').first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Begin: Thank an object' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
});
