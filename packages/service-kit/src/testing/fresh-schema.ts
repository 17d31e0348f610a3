import { createDb, type Db } from '../db';
import type { Migration } from '../kit-migrations';
import { createLog, type Log } from '../log';
import { migrate } from '../schema';

/** The PostgreSQL that the test run started. */
export const testDatabaseUrl = (): string => process.env['TEST_DATABASE_URL'] ?? '';
export const quiet: Log = createLog('test', 'silent');

/** A schema of its own for a test, migrated; `drop` takes it away. */
export async function freshSchema(
  migrations: Migration[] = [],
  name = `t_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
): Promise<{ db: Db; name: string; drop: () => Promise<void> }> {
  await migrate({ url: testDatabaseUrl(), schema: name, migrations });
  const db = createDb({ url: testDatabaseUrl(), schema: name });
  return {
    db,
    name,
    drop: async () => {
      await db.raw('drop schema ?? cascade', [name]);
      await db.destroy();
    },
  };
}

/** Waits for something that another process or loop does; fails after `ms`. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, ms = 15_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((done) => setTimeout(done, 50));
  }
}
