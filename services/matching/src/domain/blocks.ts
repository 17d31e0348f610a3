import type { Db, Tx } from '@liminal/service-kit/db';

/** Everybody whom the member blocked or who blocked them: neither is there for the other. */
export async function apartFrom(db: Db | Tx, memberId: string): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    'select other_id as id from blocks where member_id = :memberId union select member_id from blocks where other_id = :memberId',
    { memberId },
  );
  return rows.map(({ id }) => id);
}

export const areApart = async (db: Db | Tx, one: string, other: string): Promise<boolean> =>
  Boolean(
    await db('blocks')
      .where({ memberId: one, otherId: other })
      .orWhere((either) => either.where({ memberId: other, otherId: one }))
      .first('memberId'),
  );
