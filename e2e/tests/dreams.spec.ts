import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { beenHere, expect, headersFor, memberByCalls, someone, test } from '../site';

const dream = {
  title: 'The coat',
  description: 'I was in a house by the sea. A man shouted at me and I was afraid, but my grandmother helped me.',
};
const timeline = (page: Page) => page.getByRole('region', { name: 'Dream Timeline' });
const portal = async (page: Page, url: string) => {
  await page.goto(`${url}/?tab=dreams`);
  await expect(page.getByRole('heading', { name: 'Dream Portal' })).toBeVisible();
};
async function write(page: Page, { title, description } = dream): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await page.locator('label', { hasText: 'Anxious' }).click();
  await page.locator('label', { hasText: 'Not lucid' }).click();
}
const submit = (page: Page) => page.getByRole('button', { name: 'Record dream' }).click();

let ada: ReturnType<typeof someone>;
test.beforeEach(async ({ page, site }) => {
  ada = someone('Ada');
  await memberByCalls(page.request, site.url, ada);
});

test('a reading points at its words, is corrected, written anew, put away and brought back', async ({ page, site }) => {
  await portal(page, site.url);
  await write(page);
  await submit(page);
  await expect(page.getByText('Dream Analyzed').first()).toBeVisible();
  const reading = page.getByRole('region', { name: 'The coat' }).first();
  await expect(reading.locator('mark').filter({ hasText: 'afraid' })).toBeVisible();
  await expect(reading.getByText('Hard words: by a man, a stranger, on you.')).toBeVisible();

  await test.step('a claim shows its words, by keyboard too', async () => {
    const mark = reading.locator('mark').filter({ hasText: 'afraid' });
    const plain = await mark.evaluate((element) => getComputedStyle(element).outlineStyle);
    await reading.getByRole('button', { name: 'Correct this: Apprehension, yours.' }).focus();
    await expect.poll(() => mark.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(plain);
  });
  await test.step('the member’s own word stands, also after a reload', async () => {
    await reading.getByRole('button', { name: 'Correct this: Apprehension, yours.' }).click();
    await reading.getByLabel('It is rather').selectOption({ label: 'Confusion, yours.' });
    await expect(reading.getByText('Your own word')).toBeVisible();
    await page.reload();
    await expect(reading.getByText('Confusion, yours.')).toBeVisible();
    await expect(reading.getByText(/names confusion/)).toBeVisible();
  });
  await test.step('it is found by its words, and not by others', async () => {
    await page.getByLabel('Search your dreams').fill('grandmothers');
    await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
    await page.getByLabel('Search your dreams').fill('elephant');
    await expect(timeline(page).getByText('No dream fits.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all dreams' }).click();
    await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
    await timeline(page).getByText('Calendar', { exact: true }).click();
    const day = timeline(page).getByRole('button', { name: /, one dream$/ });
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('it is written anew', async () => {
    await timeline(page).getByRole('button', { name: 'The coat' }).click();
    await timeline(page).getByRole('button', { name: 'Write it anew' }).click();
    const form = page.getByRole('form', { name: 'Other words for The coat' });
    await form.getByLabel('Title').fill('The blue coat');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(timeline(page).getByRole('button', { name: 'The blue coat' })).toBeVisible();
  });
  await test.step('it is put away and brought back', async () => {
    await timeline(page).getByRole('button', { name: 'Put it away' }).click();
    await expect(timeline(page).getByText('No dreams yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(timeline(page).getByRole('button', { name: 'The blue coat' })).toBeVisible();
  });
});

test('a session lost on saving is told exactly, leads to the sign-in page, and the draft is there afterwards', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await portal(page, site.url);
  await write(page);
  await page.context().clearCookies();
  await submit(page);
  await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible();
  await page.clock.runFor(600);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.clock.resume();
  await memberByCalls(page.request, site.url, someone('Bea'));
  // Somebody else on this device sees none of it.
  await portal(page, site.url);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.context().clearCookies();
  const { email, password } = ada;
  const back = await page.request.post(`${site.url}/api/auth/login`, {
    headers: headersFor(site.url),
    data: { email, password },
  });
  expect(back.status()).toBe(200);
  await portal(page, site.url);
  await expect(page.getByLabel('Title')).toHaveValue(dream.title);
  await expect(page.getByLabel('Description')).toHaveValue(dream.description);
});

test('without a connection a dream is kept, and sent once when there is one', async ({ page, context, site }) => {
  await portal(page, site.url);
  await write(page);
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByText('One dream waits on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('A dream was sent').first()).toBeVisible();
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(timeline(page).getByRole('listitem')).toHaveCount(1);
  expect(((await (await page.request.get(`${site.url}/api/dreams`)).json()) as unknown[]).length).toBe(1);
});

for (const [what, description, says] of [
  [
    'HTML and script',
    '<img src=x onerror="document.title=1"> and <b>bold</b> was in the house and I was there.',
    undefined,
  ],
  ['one word', 'Falling', 'too little here'],
  ['German', 'Ich war in einem großen Haus und meine Mutter stand am Fenster und rief mich.', 'not understood yet'],
  ['right-to-left text', 'كنت في بيت كبير وكانت أمي تقف عند النافذة', 'not understood yet'],
] as const) {
  test(`${what} is shown as it was written, and nothing is made up about it`, async ({ page, site }) => {
    await portal(page, site.url);
    await write(page, { title: what, description });
    await submit(page);
    const reading = page.getByRole('region', { name: what }).first();
    await expect(reading).toContainText(description.slice(0, 20));
    if (says) await expect(reading).toContainText(says);
    if (says) await expect(reading.locator('mark')).toHaveCount(0);
    await expect(reading.locator('img, b')).toHaveCount(0);
    await expect(page).not.toHaveTitle('1');
  });
}

test('a journal is brought in after a look through it, drawn, shown as tables, and taken out as it was', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/dream-statistics`);
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  const rows = Array.from(
    { length: 30 },
    (_, i) =>
      `Night ${i},"I was in a house with my mother, and ${i % 2 ? 'my brother hit' : 'a man helped'} me.",peaceful,not-lucid,2026-0${(i % 9) + 1}-10`,
  );
  await page.getByLabel(/Import a file/).setInputFiles({
    name: 'journal.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['title,description,emotions,lucidityLevel,createdAt', ...rows, ',,,,'].join('\n')),
  });
  await expect(page.getByText('30 dreams in journal.csv can be kept')).toBeVisible();
  await page.getByRole('button', { name: 'Keep 30 dreams' }).click();
  await expect(page.getByText('30 kept.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'What 30 nights add up to' })).toBeVisible();
  await expect(page.getByText('Most often: mother, in 30 of 30 dreams.')).toBeVisible();
  await page.getByRole('button', { name: 'Who appears: As a table' }).click();
  await expect(page.getByRole('row', { name: 'mother 30' })).toBeVisible();
  await page.getByRole('button', { name: 'Beside the norms: As a table' }).click();
  await expect(page.getByRole('row', { name: /With aggression 50 47 43/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export JSON' }).click();
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { dreams: { title: string }[] };
  expect(file.dreams).toHaveLength(30);
  expect(file.dreams.map(({ title }) => title)).toContain('Night 7');
});

test('of a long journal only what is near the window is in the page, down to the first dream', async ({
  page,
  site,
}) => {
  for (let batch = 0; batch < 5; batch++) {
    const dreams = Array.from({ length: 50 }, (_, i) => ({
      title: `Night ${batch * 50 + i + 1}`,
      description: 'I was on a road and it was late.',
      emotions: 'peaceful',
      lucidityLevel: 'not-lucid',
      createdAt: new Date(Date.UTC(2020, 0, 1) + (batch * 50 + i) * 86_400_000).toISOString(),
    }));
    const sent = await page.request.post(`${site.url}/api/dreams/import`, {
      headers: headersFor(site.url),
      data: { dreams },
    });
    expect(sent.status()).toBe(200);
  }
  await beenHere(page.context());
  await portal(page, site.url);
  await expect(timeline(page).getByRole('button', { name: 'Night 250', exact: true })).toBeVisible();
  const first = timeline(page).getByRole('button', { name: 'Night 1', exact: true });
  await expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight - 900));
        return first.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await timeline(page).getByRole('article').count()).toBeLessThan(60);
});
