import { readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'esbuild';

/** Makes built style sheets small, in place. */
export async function minifyCss(files: string[]): Promise<void> {
  for (const file of files) {
    const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true, target: 'chrome120' });
    writeFileSync(file, code);
  }
}
