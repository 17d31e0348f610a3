import { Kafka, logLevel } from 'kafkajs';
import { answerOnboarding, beenHere, createAccount, expect, headersFor, memberByCalls, someone, test } from '../site';

const dream = 'I am rowing across a black lake with my grandmother. I am afraid, but she laughs and hands me her coat.';

/** What an independent reader sees on the topic from now on. */
async function watchTopic(brokers: string | undefined) {
  const seen: { memberId: string; kind: string }[] = [];
  if (!brokers) return { seen, stop: async () => undefined };
  const consumer = new Kafka({ brokers: [brokers], logLevel: logLevel.NOTHING }).consumer({
    groupId: `watcher-${Date.now()}`,
  });
  await consumer.connect();
  await consumer.subscribe({ topics: ['consciousness-interaction'], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ message }) => {
      const event = JSON.parse(message.value?.toString() ?? '{}') as { memberId: string; data: { kind: string } };
      seen.push({ memberId: event.memberId, kind: event.data.kind });
    },
  });
  return { seen, stop: () => consumer.disconnect() };
}

test.use({ newcomer: true });

test('one member’s first evening', async ({ page, site, browser }) => {
  test.setTimeout(180_000);
  const watched = await watchTopic(site.topology?.brokers);
  const ada = someone('Ada');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));

  await test.step('the landing, and an account', async () => {
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An atlas of your inner sky');
    await expect(page.getByRole('link', { name: 'See the Consciousness Visualizer' })).toHaveAttribute(
      'href',
      '/consciousness-visualizer',
    );
    await createAccount(page, site.url, ada);
  });

  await test.step('the prologue and the code of ethics', async () => {
    await page.getByRole('button', { name: "I've been here before" }).click();
    await page.getByRole('button', { name: "I'm Ready for Magic" }).click();
  });

  await test.step('five questions', async () => {
    await answerOnboarding(page);
    await expect(page.getByText('500', { exact: true }).first()).toBeVisible();
  });

  await test.step('the daily check-in, once', async () => {
    await page.getByRole('button', { name: 'Daily check-in, +100 points' }).dblclick();
    await expect(page.getByRole('button', { name: 'See you tomorrow!' })).toBeDisabled();
    // The check-in also draws new levels: +100 and +50.
    await expect(page.getByText('650', { exact: true })).toBeVisible();
  });

  await test.step('a soul pattern, and a score that rises through the event', async () => {
    await page.getByRole('button', { name: 'Discover your pattern' }).click();
    await expect(page.getByRole('tab', { name: 'Evolution' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Discover your pattern' }).click();
    for (const answer of [
      'notice who is frightened, and sit nearer',
      'feel both sides until I cannot sleep',
      'I stay in bed with music and let it come',
      'A letter that says: I know',
    ])
      await page.getByRole('radio', { name: answer }).click();
    await expect(page.getByText('Soul Pattern Revealed').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Deep Feeler' })).toBeVisible();
    await page.getByRole('tab', { name: 'Vibes' }).click();
    await page.getByRole('button', { name: 'Attune' }).click();
    await expect(page.getByText('1 of 100 towards its evolution')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('a dream, its interpretation and its line', async () => {
    await page.getByRole('tab', { name: 'Dreams' }).click();
    await page.getByRole('button', { name: 'Record dream' }).click();
    await expect(page.getByText('Incomplete Form').first()).toBeVisible();
    await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
    await page.getByLabel('Title').fill('The lake');
    await page.getByLabel('Description').fill(dream);
    await page.getByLabel('Mysterious').check();
    await page.getByLabel('Partially lucid').check();
    await page.getByRole('button', { name: 'Record dream' }).dblclick();
    await expect(page.getByText('Dream Analyzed').first()).toBeVisible();
    await expect(page.locator('mark', { hasText: 'grandmother' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Dream Timeline' }).getByRole('listitem')).toHaveCount(1);
  });

  const other = await browser.newContext();
  await beenHere(other);
  const ben = someone('Ben');
  await test.step('a second member appears under Frequencies', async () => {
    await memberByCalls(other.request, site.url, ben);
    await other.request.put(`${site.url}/api/account/consents`, {
      headers: headersFor(site.url),
      data: { matching: true, dreamsInMatching: false, languageModel: false },
    });
    await page.getByRole('tab', { name: 'Frequencies' }).click();
    await page.getByRole('button', { name: 'Show me to others who agreed' }).click();
    await expect
      .poll(
        async () => {
          const matches = (await (await page.request.get(`${site.url}/api/energy-matches`)).json()) as {
            matchedUser: { firstName: string };
          }[];
          return matches.some(({ matchedUser }) => matchedUser.firstName === 'Ben');
        },
        { timeout: 30_000 },
      )
      .toBe(true);
    await page.reload();
  });

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Ben/ }) });
  await test.step('request, accepted, connected: the e-mail only then', async () => {
    await expect(card.getByText(ben.email)).toHaveCount(0);
    await card.getByRole('button', { name: 'Connect Energies' }).click();
    await expect(page.getByText('Energy Connection Made').first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Connecting...' })).toBeVisible();
    const bens = await other.newPage();
    await bens.goto(`${site.url}/?tab=matching`);
    const adas = bens.getByRole('listitem').filter({ has: bens.getByRole('heading', { name: /^Ada/ }) });
    await expect(adas.getByText(ada.email)).toHaveCount(0);
    await adas.getByRole('button', { name: 'Accept and connect' }).click();
    await expect(adas.getByText(ada.email)).toBeVisible();
    // Ada's open page hears of it by itself.
    await expect(card.getByRole('button', { name: 'Connected' })).toBeDisabled({ timeout: 20_000 });
    await expect(card.getByText(ben.email)).toBeVisible();
    await other.close();
  });

  await test.step('the export has it all', async () => {
    await page.getByRole('button', { name: 'Your account, Ada' }).click();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const stream = await (await download).createReadStream();
    const text = (await stream.toArray()).join('');
    expect(Object.keys((JSON.parse(text) as { parts: object }).parts).sort()).toEqual([
      'archetype',
      'auth',
      'dreams',
      'gatherings',
      'journey',
      'matching',
    ]);
    expect(text).toContain(dream);
  });

  await test.step('out, and the old cookie is dead', async () => {
    const cookies = await page.context().cookies();
    const { id } = (await (await page.request.get(`${site.url}/api/auth/user`)).json()) as { id: string };
    await page.getByRole('link', { name: 'Exit Portal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An atlas of your inner sky');
    await page.context().addCookies(cookies);
    expect((await page.request.get(`${site.url}/api/auth/user`)).status()).toBe(401);
    if (site.topology)
      await expect
        .poll(() => watched.seen.filter((event) => event.memberId === id).map(({ kind }) => kind), { timeout: 20_000 })
        .toEqual(
          expect.arrayContaining(['onboarding', 'check-in', 'soul-pattern', 'interaction', 'dream', 'connection']),
        );
  });

  await watched.stop();
  expect(errors).toEqual([]);
});
