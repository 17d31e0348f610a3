import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ShellFacts, type MfeManifest } from '@liminal/contracts/registry/manifest';
import type { Db } from '@liminal/service-kit/db';
import { badRequest, conflict, notFound, Refusal } from '@liminal/service-kit/refusal';
import { publishProblems, shellProblems } from './publish-checks';
import type { Storage } from './storage';

type Row = { name: string; version: string; manifest: MfeManifest; bytes: number | null; publishedAt: Date | null };
export type Published = { name: string; version: string; publishedAt: string; active: boolean; bytes: number };

export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A micro-frontend's releases: opened by a manifest, filled file by file, published once, activated and rolled back. */
export function createReleases(options: {
  db: Db;
  storage: Storage;
  shellFolder: string;
  rebuild: () => Promise<void>;
}) {
  const { db, storage, shellFolder } = options;

  const find = (name: string, version: string): Promise<Row | undefined> =>
    db<Row>('releases').where({ name, version }).first();
  const activeVersion = async (name: string): Promise<string | undefined> =>
    (await db('activations').where({ name }).orderBy('n', 'desc').first<{ version: string } | undefined>('version'))
      ?.version;

  async function describe(row: Row): Promise<Published> {
    return {
      name: row.name,
      version: row.version,
      publishedAt: (row.publishedAt ?? new Date()).toISOString(),
      bytes: row.bytes ?? 0,
      active: (await activeVersion(row.name)) === row.version,
    };
  }

  async function shellFacts(): Promise<ShellFacts> {
    try {
      return ShellFacts.parse(JSON.parse(await readFile(join(shellFolder, 'shell.json'), 'utf8')));
    } catch {
      throw new Refusal('no-shell', 503, 'The live shell cannot be read, so nothing can be checked against it.', {
        retryAfter: 10,
      });
    }
  }

  async function missing(manifest: MfeManifest): Promise<string[]> {
    const files = Object.keys(manifest.integrity);
    const there = await Promise.all(files.map((file) => storage.read(manifest.name, manifest.version, file)));
    return files.filter((file, i) => !there[i]);
  }

  return {
    async open(name: string, manifest: MfeManifest): Promise<string[]> {
      if (manifest.name !== name) throw badRequest('Some fields are not right.', { name: `must be ${name}` });
      await db('releases')
        .insert({ name, version: manifest.version, manifest: JSON.stringify(manifest) })
        .onConflict(['name', 'version'])
        .ignore();
      const row = await find(name, manifest.version);
      if (row?.manifest.build !== manifest.build)
        throw conflict(
          'version-taken',
          `${name} ${manifest.version} exists with other files. A release never changes: raise the version.`,
        );
      return row.publishedAt ? [] : missing(manifest);
    },

    async put(name: string, version: string, file: string, bytes: Buffer): Promise<void> {
      const row = await find(name, version);
      if (!row) throw notFound('Open the release first.');
      if (row.publishedAt) throw conflict('published', 'A published release never changes.');
      const wanted = row.manifest.integrity[file];
      if (!wanted) throw notFound('The manifest does not list this file.');
      if (integrityOf(bytes) !== wanted)
        throw badRequest('The file is not the one the manifest describes.', { [file]: wanted });
      await storage.stage(name, version, file, bytes);
    },

    async publish(name: string, version: string, team: string): Promise<Published> {
      const row = await find(name, version);
      if (!row) throw notFound('Open the release first.');
      if (row.publishedAt) return describe(row);
      const { manifest } = row;
      const absent = await missing(manifest);
      if (absent.length > 0) throw conflict('incomplete', `Files are missing: ${absent.slice(0, 5).join(', ')}.`);
      const files = Object.keys(manifest.integrity);
      let gzipBytes = 0;
      for (const file of files) {
        const bytes = (await storage.read(name, version, file)) ?? Buffer.alloc(0);
        if (integrityOf(bytes) !== manifest.integrity[file])
          throw conflict('tampered', `${file} changed after its upload.`);
        if (file.endsWith('.js')) gzipBytes += gzipSync(bytes, { level: 9 }).length;
      }
      const entrySource = ((await storage.read(name, version, manifest.entry)) ?? Buffer.alloc(0)).toString('utf8');
      const problems = publishProblems({ manifest, entrySource, gzipBytes, shell: await shellFacts() });
      if (problems.length > 0) throw new Refusal('publish-checks', 422, problems.join(' '));
      await storage.release(name, version, files);
      await db('releases')
        .where({ name, version })
        .whereNull('published_at')
        .update({ publishedAt: db.fn.now(), publishedBy: team, bytes: gzipBytes });
      return describe({ ...row, bytes: gzipBytes, publishedAt: new Date() });
    },

    async list(name: string): Promise<Published[]> {
      const rows = await db<Row>('releases')
        .where({ name })
        .whereNotNull('published_at')
        .orderBy('published_at', 'desc')
        .limit(200);
      return Promise.all(rows.map(describe));
    },

    async activate(name: string, version: string, team: string): Promise<Published> {
      const row = await find(name, version);
      if (!row?.publishedAt) throw notFound(`${name} ${version} is not published.`);
      // The shell may have moved on since this was published: an old release must still fit it.
      const problems = shellProblems(row.manifest, await shellFacts());
      if (problems.length > 0) throw new Refusal('publish-checks', 422, problems.join(' '));
      if ((await activeVersion(name)) !== version) await db('activations').insert({ name, version, byTeam: team });
      await options.rebuild();
      return describe(row);
    },

    /** Every active release that could not live with this shell, and why. */
    async misfits(shell: ShellFacts): Promise<{ name: string; version: string; why: string[] }[]> {
      const { rows } = await db.raw<{ rows: Row[] }>(
        `select releases.* from releases join (select distinct on (name) name, version from activations order by name, n desc) live
         using (name, version) order by name`,
      );
      return rows
        .map(({ name, version, manifest }) => ({ name, version, why: shellProblems(manifest, shell) }))
        .filter(({ why }) => why.length > 0);
    },

    /** The version that was live before the one that is now. @throws Refusal 409 when there is none. */
    async versionBefore(name: string): Promise<string> {
      const now = await activeVersion(name);
      const before = await db('activations')
        .where({ name })
        .whereNot({ version: now ?? '' })
        .orderBy('n', 'desc')
        .first<{ version: string } | undefined>('version');
      if (!before) throw conflict('nothing-before', `${name} has no earlier release to go back to.`);
      return before.version;
    },
  };
}
export type Releases = ReturnType<typeof createReleases>;
