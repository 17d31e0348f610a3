import { connectionRequested, matchConnected } from '@liminal/contracts/events/connections';
import { consciousnessInteraction } from '@liminal/contracts/events/consciousness-interaction';
import type { Db } from '@liminal/service-kit/db';
import { must } from '@liminal/service-kit/must';
import { appendToOutbox } from '@liminal/service-kit/outbox';
import { areApart } from './blocks';
import { otherOf, pairOf, type Connection } from './connections';
/** What the rule of connecting rests on. */
export type Known = { iAmShown: boolean; otherIsShown: boolean; apart: boolean; existing: Connection | undefined };

const between = (db: Db, pair: string): Promise<Connection | undefined> =>
  db<Connection>('connections').where({ pair }).first();

export type ConnectionStore = ReturnType<typeof createConnectionStore>;

export const createConnectionStore = (db: Db) => ({
  known: async (memberId: string, otherId: string): Promise<Known> => {
    const shown = await db('energy_profiles')
      .whereIn('memberId', [memberId, otherId])
      .where({ shown: true, hidden: false })
      .pluck<string[]>('member_id');
    return {
      iAmShown: shown.includes(memberId),
      otherIsShown: shown.includes(otherId),
      apart: await areApart(db, memberId, otherId),
      existing: await between(db, pairOf(memberId, otherId).pair),
    };
  },
  request: (connection: Connection): Promise<Connection> =>
    db.transaction(async (tx) => {
      // Two clicks can both find nothing; the unique unordered pair lets one insert win, and only the winner speaks.
      const won = await tx('connections').insert(connection).onConflict('pair').ignore().returning('id');
      const asked = otherOf(connection, connection.requestedBy);
      if (won.length > 0)
        await appendToOutbox(
          tx,
          connectionRequested.of(asked, { connectionId: connection.id, otherId: connection.requestedBy }),
        );
      return must(await between(tx, connection.pair), 'the pair was just written, by us or a rival');
    }),
  accept: (connection: Connection): Promise<Connection> =>
    db.transaction(async (tx) => {
      const won = await tx('connections')
        .where({ id: connection.id })
        .whereIn('status', ['pending', 'declined'])
        .update({ status: 'connected', changedAt: tx.fn.now() });
      if (won > 0) {
        for (const memberId of [connection.lowId, connection.highId]) {
          await appendToOutbox(tx, [
            matchConnected.of(memberId, { connectionId: connection.id, otherId: otherOf(connection, memberId) }),
            consciousnessInteraction.of(memberId, { kind: 'connection' }),
          ]);
        }
      }
      return { ...connection, status: 'connected' };
    }),
});
