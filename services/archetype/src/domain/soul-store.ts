import type { Db, Tx } from '@liminal/service-kit/db';
import type { Soul } from './score';

/** A member's soul row, made on first need and locked for the transaction. */
export async function lockSoul(tx: Tx, memberId: string): Promise<Soul> {
  await tx('souls').insert({ memberId }).onConflict().ignore();
  const row = await tx<Soul & { memberId: string }>('souls').where({ memberId }).forUpdate().first();
  return row ?? { archetype: null, interactionScore: 0, acts: {} };
}

export const readSoul = async (db: Db, memberId: string): Promise<Pick<Soul, 'archetype' | 'interactionScore'>> =>
  (await db('souls').where({ memberId }).first<Soul | undefined>('archetype', 'interactionScore')) ?? {
    archetype: null,
    interactionScore: 0,
  };

export const writeSoul = (tx: Tx, memberId: string, { archetype, interactionScore, acts }: Soul): Promise<number> =>
  tx('souls')
    .where({ memberId })
    .update({ archetype, interactionScore, acts: JSON.stringify(acts) });

/** Those whom the member must not see and who must not see them. */
export const blockedOf = (db: Db | Tx, memberId: string): Promise<string[]> =>
  db('blocks').where({ memberId }).pluck<string[]>('other_id');
