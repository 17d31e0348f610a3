import pg from 'pg';
import type { Log } from './log';

/**
 * Listens for PostgreSQL notifications. They only wake: whoever is woken reads the tables, and also looks by itself now and then,
 * so that a lost notification costs a moment and nothing else.
 */
export function createWaker(url: string, log: Log) {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    if (closed) return;
    const fresh = new pg.Client({ connectionString: url, application_name: 'liminal-wake' });
    fresh.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listen) => listen(payload ?? '')),
    );
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (client === fresh) client = undefined;
      if (!closed) retry = setTimeout(() => void connect(), 500);
    });
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = fresh;
      // What was said while nobody listened is lost: look at once.
      for (const set of listeners.values()) set.forEach((listen) => listen(''));
    } catch (error) {
      log.debug({ err: error }, 'waker cannot listen yet');
    }
  }

  const ready = connect();
  return {
    /** Whether a notification would be heard: false while the connection is away. */
    listening: (): boolean => client !== undefined,
    async on(channel: string, listen: (payload: string) => void): Promise<void> {
      await ready;
      const known = listeners.get(channel);
      if (known) known.add(listen);
      else {
        listeners.set(channel, new Set([listen]));
        await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    },
    async close(): Promise<void> {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
export type Waker = ReturnType<typeof createWaker>;
