import type { Page } from '@playwright/test';
import { beenHere, expect, headersFor, memberByCalls, someone, test } from '../site';

/** Agrees to be shown, and waits until matching has heard of it. */
async function agree(page: Page, url: string): Promise<void> {
  await page.request.put(`${url}/api/account/consents`, {
    headers: headersFor(url),
    data: { matching: true, dreamsInMatching: true, languageModel: false },
  });
  await expect
    .poll(async () => ((await (await page.request.get(`${url}/api/energy-matches`)).json()) as unknown[]).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
}
const toast = (page: Page, title: string) => expect(page.getByText(title, { exact: true }).first()).toBeVisible();

test('Connect: six questions and a page give scores, what each rests on, and who matches', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await agree(page, site.url);
  await page.goto(`${site.url}/?tab=assessment`);
  await page.getByRole('button', { name: 'Begin the assessment' }).click();
  for (const answer of [
    'I notice who is not looking up, and stand near them',
    'I let both be true, and say: I am glad',
    '33',
    'Noor is not asleep',
    'A harp, for the wind',
    'I fold it into something that flies',
  ])
    await page.getByRole('radio', { name: answer, exact: true }).click();
  await expect(page.getByRole('slider')).toHaveValue('50');
  await expect(page.getByLabel('Witty')).toBeChecked();
  await expect(page.getByLabel('Direct')).toBeChecked();
  await expect(page.getByLabel('Ambivert: it depends who')).toBeChecked();
  await page.getByLabel('Dry').check();
  await page.getByRole('button', { name: 'See my frequency' }).dblclick();
  await toast(page, 'Assessment Complete');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Direct, dry, tuned to');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Emotional')).toContainText('188');
  await expect(row('Cognitive')).toContainText('200');
  await expect(row('Creativity')).toContainText('94');
  await expect(row('Creativity')).toContainText('made a harp of a ladder (+24)');
  await page.reload();
  await expect(row('Empathy')).toContainText('50');
  const kept = (await (await page.request.get(`${site.url}/api/user/assessment`)).json()) as unknown[];
  expect(kept).toHaveLength(1);
});

test('True Self: a number, seven choices, three seconds, the result, kept over a reload', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(`${site.url}/?tab=archetypal-quiz`);
  // It says that it cannot, and why when it is pressed all the same.
  await page.getByRole('button', { name: 'Continue' }).click({ force: true });
  await expect(page.getByText('Between 1 and 100, please.')).toBeVisible();
  for (const wrong of ['0', '101']) {
    await page.getByLabel('Blinks in one minute').fill(wrong);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Between 1 and 100, please.')).toBeVisible();
  }
  await page.getByLabel('Blinks in one minute').fill('17');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (const answer of [
    'Left. I have never been left',
    'I listen to it',
    'After a night. Sleep votes too',
    'One dish, from one bowl, with hands',
    'Tell me from the beginning, slowly',
    'something I had noticed they touched twice',
    'With the thing done, and the door closed',
  ])
    await page.getByRole('radio', { name: answer }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analyzing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorer', { timeout: 10_000 });
  await toast(page, 'Archetype Discovered');
  await expect(page.getByText('A tie: Explorer and Sage both have 3.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorer');
  await page.getByRole('link', { name: 'Compare all archetypes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archetypes');
  await expect(page.getByRole('heading', { name: 'Explorer yours' })).toBeVisible();
});

test('Evolution: a tribe, its room, an answer that the tribe reads, and a block that takes both apart', async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newContext();
  await beenHere(other);
  const bens = await other.newPage();
  for (const [who, name] of [
    [page, 'Ada'],
    [bens, 'Ben'],
  ] as const) {
    await memberByCalls(who.request, site.url, someone(name));
    await agree(who, site.url);
    await who.request.post(`${site.url}/api/user/archetype`, {
      headers: headersFor(site.url),
      data: { archetype: 'cosmic-dancer' },
    });
    await who.goto(`${site.url}/?tab=archetype`);
    await expect(who.getByRole('heading', { level: 1 })).toHaveText('Cosmic Dancer');
    await expect(who.getByText('Beginning your journey...').first()).toBeVisible();
    await who.getByRole('button', { name: 'Enter the room' }).click();
  }
  await bens.getByLabel('Your answer').fill('The kettle, <b>before</b> anybody is up.');
  await bens.getByRole('button', { name: 'Say it' }).click();
  await page.reload();
  await expect(page.getByText('The kettle, <b>before</b> anybody is up.')).toBeVisible();
  await page.getByRole('button', { name: 'More about Ben' }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await toast(page, 'Ben is blocked');
  await expect
    .poll(
      async () =>
        (
          (await (await page.request.get(`${site.url}/api/archetype/tribe-room`)).json()) as {
            answers: { firstName: string; isDemo: boolean }[];
          }
        ).answers.filter(({ isDemo }) => !isDemo).length,
      { timeout: 20_000 },
    )
    .toBe(0);
  await other.close();
});

test('AI Oracle: eight steps, patterns with their evidence, kindred spirits, and a request', async ({ page, site }) => {
  test.setTimeout(90_000);
  await memberByCalls(page.request, site.url, someone('Ada'));
  await agree(page, site.url);
  for (let night = 0; night < 5; night++)
    await page.request.post(`${site.url}/api/dreams`, {
      headers: headersFor(site.url),
      data: {
        title: `Lake ${night}`,
        description: 'I was rowing with my sister. She helped me into the boat and I was happy.',
        emotions: 'peaceful',
        lucidityLevel: 'fully-lucid',
      },
    });
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${site.url}/api/analyze-behavior`)).json()) as { dreams: number }).dreams,
      { timeout: 30_000 },
    )
    .toBe(5);
  await page.goto(`${site.url}/?tab=ai-matchmaker`);
  await page.getByRole('button', { name: 'Start Deep Analysis' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await toast(page, 'Analysis Complete');
  await expect(page.getByText('The AI has mapped your consciousness patterns').first()).toBeVisible();
  await expect(page.getByText('You often know that you are dreaming.')).toBeVisible();
  await expect(page.getByText('5 of 5').first()).toBeVisible();
  await page.getByRole('button', { name: 'Find Kindred' }).click();
  await toast(page, 'Kindred Spirits Found');
  await page.getByRole('button', { name: 'Connect Frequencies' }).first().click();
  await toast(page, 'Connection Initiated');
  await expect(page.getByText('Your frequencies are aligning...').first()).toBeVisible();
});

test('Frequencies and the circle: wishes both ways, a report, a request withdrawn, presence', async ({
  page,
  site,
}) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await agree(page, site.url);
  await page.goto(`${site.url}/?tab=matching`);
  const cards = page.getByRole('region', { name: 'Resonant Souls' }).locator('li');
  await expect(cards.first()).toBeVisible();
  await page.getByText('Whom would you like to meet?').click();
  await page.getByLabel('Wild Spirit').check();
  await expect.poll(() => cards.filter({ hasText: 'Wild Spirit' }).count(), { timeout: 20_000 }).toBeGreaterThan(0);
  await expect(cards.filter({ hasNotText: 'Wild Spirit' })).toHaveCount(0, { timeout: 20_000 });

  await page
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByLabel('Unwanted advances').check();
  await page.getByRole('button', { name: 'Send the report' }).click();
  await toast(page, 'Thank you');

  await page.goto(`${site.url}/social`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your circle');
  await expect(page.getByText('Nobody is waiting for an answer.')).toBeVisible();
  await page.getByRole('link', { name: 'What others see of you' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your presence');
  await page.getByRole('switch', { name: /My base frequency/ }).click();
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`${site.url}/api/social/presence`)).json()) as { showFrequency: boolean })
          .showFrequency,
    )
    .toBe(false);
});
