import type { Knex } from 'knex';
import { createDb, type Db } from './db';
import { kitMigrations, type Migration } from './kit-migrations';

/** The version of this code towards its data. Raise it when an old release must no longer write. */
export const codeVersion = 1;

const lockId = 7_160_733;

/** A role name and password for a service, `postgres://<role>:<password>@...`. */
export type Role = { name: string; password: string };

const source = (migrations: Migration[]): Knex.MigrationSource<Migration> => ({
  getMigrations: async () => migrations,
  getMigrationName: (migration) => migration.name,
  getMigration: async (migration) => ({
    up: (db) => migration.up(db),
    // Forward only: a rollback of the code runs on the newer, compatible schema.
    down: async () => undefined,
  }),
});

/**
 * Brings one service's schema up to date, as its owner, under an advisory lock: several may start at once, one works.
 * With a role it also makes the runtime role, which has no DDL and sees no other schema.
 */
export async function migrate(options: {
  url: string;
  schema: string;
  migrations: Migration[];
  role?: Role;
}): Promise<void> {
  const db = createDb({ url: options.url, schema: options.schema, pool: 2 });
  try {
    await db.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [lockId]);
      await lock.raw('select 1');
      await db.raw('create schema if not exists ??', [options.schema]);
      await refuseOlderCode(db, options.schema);
      const migrator = {
        migrationSource: source([...kitMigrations, ...options.migrations]),
        schemaName: options.schema,
      };
      // Nobody else can hold knex's own lock while we hold ours: one that is left is from a run that died.
      await db.migrate.forceFreeMigrationsLock(migrator);
      await db.migrate.latest(migrator);
      if (options.role) await grant(db, options.schema, options.role);
    });
  } finally {
    await db.destroy();
  }
}

async function grant(db: Db, schema: string, role: Role): Promise<void> {
  const exists = await db('pg_catalog.pg_roles').where({ rolname: role.name }).first();
  // Role statements take no parameters; the name is ours and the password is quoted by the server.
  const { rows } = await db.raw<{ rows: { sql: string }[] }>(
    `select format('${exists ? 'alter' : 'create'} role %I login password %L', ?::text, ?::text) as sql`,
    [role.name, role.password],
  );
  await db.raw(rows[0]?.sql ?? '');
  await db.raw('grant usage on schema ?? to ??', [schema, role.name]);
  await db.raw('grant select, insert, update, delete on all tables in schema ?? to ??', [schema, role.name]);
  await db.raw('grant usage on all sequences in schema ?? to ??', [schema, role.name]);
  await db.raw('grant usage on schema auth to ??', [role.name]);
  await db.raw('grant execute on function auth.session_of(bytea) to ??', [role.name]);
}

/** A database that newer code has changed for good must not be written by older code. */
export class TooOld extends Error {}

/** @throws TooOld when the data asks for newer code than this. */
export async function refuseOlderCode(db: Db, schema: string): Promise<void> {
  const { rows } = await db.raw<{ rows: { known: boolean }[] }>('select to_regclass(?) is not null as known', [
    `${schema}.compatibility`,
  ]);
  if (!rows[0]?.known) return;
  const row = await db('compatibility').first<{ minCodeVersion: number }>();
  if (row && row.minCodeVersion > codeVersion) {
    throw new TooOld(
      `The data of ${schema} needs code version ${row.minCodeVersion} and this is ${codeVersion}: start the newer release.`,
    );
  }
}
