import { expect, memberByCalls, someone, test } from '../site';

test('a member changes what others see, when their day begins, and how much moves; a reload finds it so', async ({
  page,
  site,
}) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Your account, Ada' }).click();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('   ');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toHaveText(/A first name, please/);
  await name.fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save profile' }).dblclick();
  await expect(page.getByRole('button', { name: 'Your account, Ada Lovelace' })).toBeVisible();

  await page.getByLabel('My day begins at').fill('06:30');
  await page.getByLabel('My day begins at').blur();
  await page.getByRole('switch', { name: 'Streak freeze' }).uncheck();
  await page.getByRole('switch', { name: 'Hide streaks everywhere' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'moving');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'still');
  await page.getByRole('switch', { name: 'Wisdom quotes' }).uncheck();
  await page.getByRole('switch', { name: 'Keep quiet hours' }).check();
  await page.getByLabel('Quiet until').fill('08:15');
  await page.getByLabel('Quiet until').blur();
  await expect
    .poll(async () => (await (await page.request.get(`${site.url}/api/auth/user`)).json()) as object)
    .toMatchObject({
      firstName: 'Ada Lovelace',
      dayStartsAt: 390,
      preferences: { intensity: 0, popupsOff: ['wisdom'], hideStreaks: true, quiet: { from: 1350, until: 495 } },
    });

  await page.reload();
  await expect(page.getByLabel('My day begins at')).toHaveValue('06:30');
  await expect(page.getByRole('switch', { name: 'Streak freeze' })).not.toBeChecked();
  await expect(page.getByLabel('Quiet until')).toHaveValue('08:15');
  await page.goto(site.url);
  await expect(page.getByText('New ones at 06:30')).toBeVisible();
  await expect(page.getByText('Su', { exact: true })).toHaveCount(0);
});

test('what could not be kept is said, and shown as it was', async ({ page, site }) => {
  await memberByCalls(page.request, site.url, someone('Ada'));
  await page.goto(`${site.url}/settings`);
  await page.route('**/api/account/preferences', (route) => route.abort());
  await page.getByRole('switch', { name: 'Giants quotes' }).click();
  await expect(page.getByText('That was not kept. Try again.').first()).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Giants quotes' })).toBeChecked();
});

test('a new password needs the old one and ends the other sessions; a session is ended from the list', async ({
  page,
  site,
  playwright,
}) => {
  const ada = someone('Ada');
  await memberByCalls(page.request, site.url, ada);
  const signIn = async () => {
    const elsewhere = await playwright.request.newContext({
      extraHTTPHeaders: { 'X-Requested-With': 'XMLHttpRequest', Origin: new URL(site.url).origin },
    });
    await elsewhere.post(`${site.url}/api/auth/login`, { data: { email: ada.email, password: ada.password } });
    return async () => (await elsewhere.get(`${site.url}/api/auth/user`)).status();
  };
  const one = await signIn();
  await page.goto(`${site.url}/settings`);
  await page.getByRole('button', { name: /^Sign out/ }).click();
  await expect(page.getByText('Session ended').first()).toBeVisible();
  expect(await one()).toBe(401);

  const other = await signIn();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a longer sentence works better');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await page.getByLabel('Current password').fill(ada.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('1 other device has to sign in again.').first()).toBeVisible();
  expect(await other()).toBe(401);
});

test('an account is deleted only by who types that they mean it', async ({ page, site }) => {
  const ada = someone('Ada');
  await memberByCalls(page.request, site.url, ada);
  await page.goto(`${site.url}/settings`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(/^Type .* to say that you mean it/).fill('someone@example.org');
  await page.getByLabel('Your password').fill(ada.password);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('That is not your e-mail address.')).toBeVisible();
  await page.getByLabel(/^Type .* to say that you mean it/).fill(ada.email.toUpperCase());
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An atlas of your inner sky');
  expect((await page.request.get(`${site.url}/api/auth/user`)).status()).toBe(401);
});
