import type { MfeManifest } from '@liminal/contracts/registry/manifest';
import type { ActiveRemote, Registry, SocialProfile } from '@liminal/contracts/registry/registry-file';
import type { Db } from '@liminal/service-kit/db';
import type { Storage } from './storage';

const active = ({
  name,
  version,
  entry,
  global,
  styles,
  modules,
  integrity,
  shared,
  contributions,
}: MfeManifest): ActiveRemote => ({
  name,
  version,
  base: `/mfe/${name}/${version}/`,
  entry,
  global,
  styles,
  modules,
  integrity,
  shared: Object.fromEntries(Object.entries(shared).map(([module, { range }]) => [module, range])),
  contributions,
});

/** What is live now: the last activation of each micro-frontend. */
export async function readRegistry(db: Db): Promise<Registry> {
  const { rows } = await db.raw<{ rows: { n: number; manifest: MfeManifest }[] }>(
    `select a.n, r.manifest from (select distinct on (name) name, version, n from activations order by name, n desc) a
     join releases r using (name, version) order by a.name`,
  );
  return { generation: Math.max(0, ...rows.map(({ n }) => n)), remotes: rows.map(({ manifest }) => active(manifest)) };
}

/** What rebuilds `registry.json` from the database. Writers take turns, so that the last activation is the last to write. */
export const createRegistryFile =
  ({ db, storage, social }: { db: Db; storage: Storage; social: SocialProfile[] }) =>
  (): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.raw('select pg_advisory_xact_lock(?)', [7_160_735]);
      const registry: Registry = { ...(await readRegistry(tx)), social };
      await storage.writeRegistry(JSON.stringify(registry));
    });
