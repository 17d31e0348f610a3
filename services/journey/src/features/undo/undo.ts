import type { Db } from '@liminal/service-kit/db';
import { newId } from '@liminal/service-kit/ids';
import { localDay } from '@liminal/service-kit/local-day';
import type { JourneyDeps } from '../../domain/deps';
import { tellStanding } from '../../domain/tell';

type Entry = { id: string; memberId: string; purse: 'points' | 'sparks'; rule: string; amount: number };

/**
 * Undoes one entry that an operator has asked for (`liminal points undo`), by an entry of its own: nothing is edited, and the act
 * is not paid again. Returns whether there was one.
 */
export const createUndo =
  ({ db, now }: { db: Db } & JourneyDeps) =>
  (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const asked = await tx('undo_requests')
        .whereNull('doneAt')
        .orderBy('at')
        .forUpdate()
        .skipLocked()
        .first<{ entryId: string } | undefined>('entryId');
      if (!asked) return false;
      const at = now();
      const entry = await tx('ledger').where({ id: asked.entryId }).first<Entry | undefined>();
      if (entry && entry.rule !== 'undo') {
        const { memberId, purse, amount } = entry;
        await tx('balances').where({ memberId }).forUpdate().first('points');
        const won = await tx('ledger')
          .insert({
            id: newId(),
            memberId,
            purse,
            rule: 'undo',
            amount: -amount,
            localDay: localDay(at, 'UTC', 0),
            source: entry.id,
            at,
          })
          .onConflict(['member_id', 'rule', 'source'])
          .ignore()
          .returning('id');
        if (won.length > 0) {
          const [after] = await tx('balances')
            .where({ memberId })
            .decrement(purse, amount)
            .returning<{ points: number }[]>('points');
          await tellStanding(tx, memberId, { amount: -amount, points: after?.points ?? 0, leveledUp: false });
        }
      }
      await tx('undo_requests').where({ entryId: asked.entryId }).update({ doneAt: at });
      return true;
    });
