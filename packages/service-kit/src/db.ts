import createKnex, { type Knex } from 'knex';
import pg from 'pg';

// bigint columns count points, positions and milliseconds: far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date has no time zone; a Date object would invent one.
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

export type Db = Knex;
export type Tx = Knex.Transaction;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function camelKeys(row: unknown): unknown {
  if (Array.isArray(row)) return row.map(camelKeys);
  if (row === null || typeof row !== 'object' || row.constructor !== Object) return row;
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]));
}

/** A pool on one schema. Columns are snake_case there and camelCase here; JSON values are left as they are. */
export function createDb(options: { url: string; schema: string; pool?: number }): Db {
  return createKnex({
    client: 'pg',
    connection: { connectionString: options.url, application_name: `liminal-${options.schema}` },
    searchPath: [options.schema],
    pool: { min: 0, max: options.pool ?? 8, idleTimeoutMillis: 30_000 },
    acquireConnectionTimeout: 5_000,
    wrapIdentifier: (name, original) => original(name === '*' ? name : snake(name)),
    postProcessResponse: (result: { rows?: unknown[] } | unknown[]) => {
      if (Array.isArray(result)) return result.map(camelKeys);
      if (result && typeof result === 'object' && Array.isArray(result.rows)) {
        return { ...result, rows: result.rows.map(camelKeys) };
      }
      return camelKeys(result);
    },
  });
}

/**
 * A statement that each connection plans once, for reads that come with nearly every call: `$1` for values, camelCase in the rows.
 * Knex neither names statements nor keeps their plans; the pool and its connections are still Knex's.
 */
export async function prepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const client = db.client as Knex.Client;
  const connection = (await client.acquireConnection()) as pg.Client;
  try {
    const { rows } = await connection.query<object>({ name, text, values });
    return rows.map(camelKeys) as Row[];
  } finally {
    await client.releaseConnection(connection);
  }
}

const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '53200',
]);

/** Whether the database was out of reach (a retry may help), as against the statement being wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  if (lost.has(code) || code.startsWith('08')) return true;
  return (
    error.name === 'KnexTimeoutError' ||
    /Connection terminated|Client has encountered a connection error/.test(error.message)
  );
}

/** Whether two transactions were in each other's way; doing it again is the cure. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error && ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
