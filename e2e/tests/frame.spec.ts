import { expect, memberByCalls, someone, test } from '../site';

test('the account menu opens, closes with Escape, by a click elsewhere and by Tab, and leads on', async ({
  page,
  site,
}) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  const button = page.getByRole('button', { name: 'Your account, Ada' });
  const entry = page.locator('#account-menu').getByRole('link', { name: 'Points history' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('heading', { name: 'Awakening Soul' }).click();
  await expect(entry).toBeHidden();
  await button.click();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(entry).toBeHidden();
  await button.click();
  await entry.click();
  await expect(page).toHaveURL(`${site.url}/points-history`);
  await expect(page.getByRole('heading', { level: 1, name: 'Points history' })).toBeVisible();
});

test('a page that crashes says so, restores itself by a reload, and leads back to the portal', async ({
  page,
  site,
}) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.route('**/mfe/dashboard/**/settings.*.js', (route) => route.abort());
  await page.goto(`${site.url}/settings`);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('Consciousness Interference Detected', {
    timeout: 30_000,
  });
  await expect(alert).toContainText(
    "The mystical energies seem to have encountered a disruption. Let's realign your consciousness connection.",
  );
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Restore Energy Flow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.route('**/mfe/dashboard/**/settings.*.js', (route) => route.abort());
  await page.goto(`${site.url}/settings`);
  await page.getByRole('link', { name: 'Return to Portal' }).click();
  await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
});

test('the footer links to the operator’s profiles, and to nothing that is no https address', async ({ page, site }) => {
  await page.route('**/mfe/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as object;
    const social = [
      { name: 'Mastodon', url: 'https://social.example/@liminal' },
      { name: 'Trap', url: 'javascript:alert(1)' },
    ];
    await route.fulfill({ json: { ...registry, social } });
  });
  await page.goto(site.url);
  const links = page.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link');
  await expect(links).toHaveText(['Mastodon']);
  await expect(links).toHaveAttribute('href', 'https://social.example/@liminal');
});

test('an unknown path is a 404 for a member, with a way back', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(`${site.url}/nowhere/at/all`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('button', { name: 'Return to Portal' }).click();
  await expect(page.getByRole('heading', { name: 'Awakening Soul' })).toBeVisible();
});
