import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { MfeManifest } from '@liminal/contracts/registry/manifest';
import { createReleases } from '@liminal/registry/domain/releases';
import { createRegistryFile } from '@liminal/registry/domain/registry-file';
import { createFolderStorage } from '@liminal/registry/domain/storage';
import type { SocialProfile } from '@liminal/contracts/registry/registry-file';
import { createDb } from '@liminal/service-kit/db';

/** Publishes and activates what was built here and is not live yet, through the same checks as a team's deploy. */
export async function deployBuilt(options: {
  url: string;
  root: string;
  mfeFolder: string;
  shellFolder: string;
  social: SocialProfile[];
}): Promise<void> {
  const db = createDb({ url: options.url, schema: 'registry', pool: 2 });
  try {
    const storage = createFolderStorage(options.mfeFolder);
    const rebuild = createRegistryFile({ db, storage, social: options.social });
    const releases = createReleases({ db, storage, shellFolder: options.shellFolder, rebuild });
    for (const name of readdirSync(options.root).filter((entry) => entry.startsWith('mfe-'))) {
      const dist = join(options.root, name, 'dist');
      if (!existsSync(join(dist, 'mfe.json'))) continue;
      const manifest = MfeManifest.parse(JSON.parse(readFileSync(join(dist, 'mfe.json'), 'utf8')));
      const seen = await db('activations').where({ name: manifest.name, version: manifest.version }).first();
      // What somebody rolled back stays rolled back until there is a new build.
      if (seen && (await storage.holds(manifest.name, manifest.version))) continue;
      for (const file of await releases.open(manifest.name, manifest))
        await releases.put(manifest.name, manifest.version, file, readFileSync(join(dist, file)));
      await releases.publish(manifest.name, manifest.version, 'local');
      await releases.activate(manifest.name, manifest.version, 'local');
    }
    await rebuild();
  } finally {
    await db.destroy();
  }
}
