import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveAlone } from '@liminal/mfe-kit/dev-server';
import { config } from '../../mfe-dreams/mfe.config';
import { crossFirst, expect, freePort, someone, test } from '../site';

const root = join(import.meta.dirname, '../..');

test('a team works on its remote alone: signs in, sees its own data, and a change is there without a reload', async ({
  page,
  site,
}) => {
  // A copy, so that whatever happens here the product's own sources are left as they are.
  const folder = join(root, '.cache/alone-copy');
  cpSync(join(root, 'mfe-dreams/src'), join(folder, 'src'), { recursive: true });
  const alone = await serveAlone({
    folder,
    cache: join(root, '.cache/alone'),
    config,
    target: site.url,
    port: await freePort(),
  });
  const source = join(folder, 'src/features/record-dream/record-dream.tsx');
  const was = readFileSync(source, 'utf8');
  try {
    await page.goto(alone.url);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await crossFirst(page, someone('Dev'));
    const title = page.getByLabel(/title/i).first();
    await title.fill('Kept while editing');
    writeFileSync(source, was.replace('<Icon path={dreams} />', '<Icon path={dreams} />Newly drawn: '));
    await expect(page.getByText('Newly drawn')).toBeVisible({ timeout: 20_000 });
    await expect(title).toHaveValue('Kept while editing');
  } finally {
    await alone.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
