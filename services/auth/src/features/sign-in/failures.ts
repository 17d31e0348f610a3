import { createHash } from 'node:crypto';
import type { Db } from '@liminal/service-kit/db';
import { forgiven, waitAfter } from '../../domain/throttle';

const keysOf = (email: string, address: string) => ({
  account: `account:${createHash('sha256').update(email).digest('hex')}`,
  address: `address:${createHash('sha256').update(address).digest('hex')}`,
});

/** Failed sign-ins by account and by address. A day without one forgets them. */
export const createFailures = (db: Db, now: () => Date) => ({
  async secondsToWait(email: string, address: string): Promise<number> {
    const rows = await db<{ blockedUntil: Date }>('sign_in_failures').whereIn(
      'key',
      Object.values(keysOf(email, address)),
    );
    return Math.max(0, ...rows.map((row) => Math.ceil((row.blockedUntil.getTime() - now().getTime()) / 1000)));
  },
  async add(email: string, address: string): Promise<void> {
    const keys = keysOf(email, address);
    for (const kind of ['account', 'address'] as const) {
      const at = now();
      const { rows } = await db.raw<{ rows: { failures: number }[] }>(
        `insert into sign_in_failures (key, failures, blocked_until, last_at) values (:key, 1, :at, :at)
         on conflict (key) do update set
           failures = case when sign_in_failures.last_at < :at::timestamptz - interval '1 day' then 1 else sign_in_failures.failures + 1 end,
           last_at = :at
         returning failures`,
        { key: keys[kind], at },
      );
      const wait = waitAfter(rows[0]?.failures ?? 1, forgiven[kind]);
      await db('sign_in_failures')
        .where({ key: keys[kind] })
        .update({ blockedUntil: new Date(at.getTime() + wait * 1000) });
    }
  },
  clear: async (email: string): Promise<void> => {
    await db('sign_in_failures')
      .where({ key: keysOf(email, '').account })
      .delete();
  },
});
