import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveAlone } from '@liminal/mfe-kit/dev-server';
import { config } from '../../mfe-dreams/mfe.config';
import { expect, freePort, someone, test } from '../site';

const root = join(import.meta.dirname, '../..');

test('a team works on its remote alone: signs in, sees its own data, and a change is there without a reload', async ({
  page,
  site,
}) => {
  const alone = await serveAlone({
    folder: join(root, 'mfe-dreams'),
    cache: join(root, '.cache/alone'),
    config,
    target: site.url,
    port: await freePort(),
  });
  const source = join(root, 'mfe-dreams/src/features/record-dream/record-dream.tsx');
  const was = readFileSync(source, 'utf8');
  try {
    await page.goto(alone.url);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const form = page.getByRole('form', { name: 'First crossing' });
    const { firstName, email, password } = someone('Dev');
    await form.getByLabel('First name').fill(firstName);
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Create account' }).click();
    const title = page.getByLabel(/title/i).first();
    await title.fill('Kept while editing');
    writeFileSync(source, was.replace('<Icon path={dreams} />', '<Icon path={dreams} />Newly drawn: '));
    await expect(page.getByText('Newly drawn')).toBeVisible({ timeout: 20_000 });
    await expect(title).toHaveValue('Kept while editing');
  } finally {
    writeFileSync(source, was);
    await alone.stop();
  }
});
