import { expect, memberByCalls, someone, test } from '../site';

test('the five of the day move by what is really done: breathing, a rap that is kept', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  // The server's clock is not the page's: what is breathed in a moment here must have passed there.
  await page.clock.install({ time: Date.now() - 120_000 });
  await page.goto(site.url);
  const challenges = page.getByRole('region', { name: 'Daily challenges' });
  await expect(challenges.getByRole('listitem')).toHaveText([
    /Meditate for 10 minutes.*\+100/,
    /Record 3 dreams.*\+150/,
    /Generate a rap.*\+75/,
    /Match with 5 souls.*\+200/,
    /Score a perfect quiz.*\+300/,
  ]);

  await challenges.getByRole('button', { name: 'Breathe now' }).click();
  await expect(page.getByText('Breathe in', { exact: true })).toBeVisible();
  await page.clock.runFor(4_300);
  await expect(page.getByText('Hold', { exact: true })).toBeVisible();
  await page.clock.runFor(62_000);
  await expect(page.getByText('Practice counted').first()).toBeVisible();
  await expect(challenges.getByText('1 of 10 min')).toBeVisible();

  await challenges.getByRole('button', { name: 'Make one' }).click();
  await page.getByRole('button', { name: 'Another' }).click();
  await page.getByRole('button', { name: 'Keep this one' }).dblclick();
  await expect(page.getByRole('button', { name: 'Kept' })).toBeDisabled();
  await expect(page.getByText('One kept rap')).toBeVisible();
  await page.getByRole('button', { name: 'Back to your chart' }).click();
  await expect(challenges.getByRole('listitem').filter({ hasText: 'Generate a rap' })).toContainText('done');
});

test('practice that does not arrive can be sent again, and counts once', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.clock.install({ time: Date.now() - 120_000 });
  await page.goto(site.url);
  await page.route('**/api/journey/practice', (route) => route.abort());
  await page.getByRole('button', { name: 'Breathe now' }).click();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'End here' }).click();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(/Practice counted/).first()).toBeVisible();
  const { entries } = (await (await page.request.get(`${site.url}/api/journey/history`)).json()) as {
    entries: { rule: string }[];
  };
  expect(entries.filter(({ rule }) => rule === 'practice')).toHaveLength(1);
});

test('a card opens its room where a remote has one, and is closed where none has', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await expect(page.getByText('This room is not open yet.')).toHaveCount(5);
  await page.route('**/mfe/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as {
      remotes: { name: string; contributions: { pages: object[] } }[];
    };
    const rooms = ['/hallucinations', '/meditations', '/meditation-timer', '/yoga-nidra', '/premium'];
    registry.remotes
      .find(({ name }) => name === 'dashboard')
      ?.contributions.pages.push(...rooms.map((path) => ({ path, audience: 'signed-in', module: './points-history' })));
    await route.fulfill({ json: registry });
  });
  for (const [name, path] of [
    ['Visions', '/hallucinations'],
    ['Meditations', '/meditations'],
    ['Meditation Timer', '/meditation-timer'],
    ['Yoga Nidra', '/yoga-nidra'],
    ['Premium', '/premium'],
  ]) {
    await page.goto(site.url);
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`${site.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Points history' })).toBeVisible();
  }
});
