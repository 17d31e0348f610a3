import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/**
 * Where the bytes of releases live: a folder that the gateway serves as it is. Uploads are staged out of sight and appear whole.
 * An object store later is another adapter of the same functions.
 */
export function createFolderStorage(folder: string) {
  const root = resolve(folder);
  const staged = (name: string, version: string) => join(root, '.staging', name, version);
  const released = (name: string, version: string) => join(root, name, version);

  function inside(base: string, file: string): string {
    const path = resolve(base, file);
    if (!path.startsWith(base + sep)) throw new Error('a file outside its release');
    return path;
  }

  return {
    async stage(name: string, version: string, file: string, bytes: Buffer): Promise<void> {
      const path = inside(staged(name, version), file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    /** A staged file's bytes; undefined while it is missing. */
    read: (name: string, version: string, file: string): Promise<Buffer | undefined> =>
      readFile(inside(staged(name, version), file)).catch(() => undefined),
    /** Compresses what compresses (the gateway serves `.gz` beside the file) and moves the release to its place, whole. */
    async release(name: string, version: string, files: string[]): Promise<void> {
      for (const file of files) {
        if (!/\.(js|css|svg|json)$/.test(file)) continue;
        const path = inside(staged(name, version), file);
        await writeFile(`${path}.gz`, await pack(await readFile(path), { level: 9 }));
      }
      const place = released(name, version);
      await mkdir(dirname(place), { recursive: true });
      await rename(staged(name, version), place).catch(async (error: NodeJS.ErrnoException) => {
        // It was moved before and the record was lost after: the bytes are the same, by their integrity.
        if (!(await stat(place).catch(() => undefined))) throw error;
        await rm(staged(name, version), { recursive: true, force: true });
      });
    },
    holds: async (name: string, version: string): Promise<boolean> =>
      Boolean(await stat(released(name, version)).catch(() => undefined)),
    /** Replaces `registry.json` in one step: a reader sees the old one or the new one, never half. */
    async writeRegistry(json: string): Promise<void> {
      await mkdir(root, { recursive: true });
      const draft = join(root, `.registry-${process.pid}-${Date.now()}.json`);
      await writeFile(draft, json);
      await rename(draft, join(root, 'registry.json'));
    },
  };
}
export type Storage = ReturnType<typeof createFolderStorage>;
