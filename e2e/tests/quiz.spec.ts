import { expect, memberByCalls, someone, test } from '../site';

test('the quiz card opens five questions in the page; the vibe stands 3 s, and its points are in the journey', async ({
  page,
  site,
}) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.clock.install();
  await page.goto(site.url);
  await expect(page.getByText('500', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /Consciousness Quiz/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  for (const answer of [
    'I stand on it and wait for what it leads to',
    'The slowest. It has thought about it longest',
    'move over, so that there is room',
    'I ring it, once, softly',
    'A breath I had not noticed I was keeping',
  ]) {
    await page.getByRole('radio', { name: answer }).click();
    await page.clock.runFor(500);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cosmic Sage');
  await expect(page.getByText('60 of 60 points')).toBeVisible();
  await page.clock.runFor(3_000);
  // 60 of the quiz, 300 of the day's challenge since it was perfect, and 50 of the profile update it triggers.
  await expect(page.getByText('910', { exact: true })).toBeVisible();
  await expect(page.getByText('Level Up', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Points history' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Points history');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    /New symbolic levels.*\+50 points/,
    /Daily challenge: a perfect quiz.*\+300 points/,
    /Consciousness quiz.*\+60 points/,
    /First crossing.*\+500 points/,
  ]);
  await page.goBack();
  await expect(page.getByText('910', { exact: true })).toBeVisible();
});

test('a quiz that is left while its result stands is not lost', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.clock.install();
  await page.goto(site.url);
  await page.getByRole('button', { name: /Consciousness Quiz/ }).click();
  for (let question = 0; question < 5; question++) {
    await page.getByRole('radio').first().click();
    await page.clock.runFor(500);
  }
  await expect(page.getByText(/of 60 points/)).toBeVisible();
  await page.getByRole('tab', { name: 'Dreams' }).click();
  await expect
    .poll(async () => ((await (await page.request.get(`${site.url}/api/journey`)).json()) as { points: number }).points)
    .toBeGreaterThan(500);
});
