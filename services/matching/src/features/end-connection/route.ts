import { endConnection } from '@liminal/contracts/matching/end-connection';
import { serve } from '@liminal/service-kit/serve';
import { pairOf, type Connection } from '../../domain/connections';
import { decide } from './decide';

export const endConnectionRoute = () =>
  serve(endConnection, ({ db, member, params: { id: otherId } }) =>
    db.transaction(async (tx) => {
      const { pair } = pairOf(member.id, otherId);
      const connection = await tx<Connection>('connections').where({ pair }).forUpdate().first();
      const done = decide(member.id, connection);
      if (done === 'withdrawn' || done === 'parted') await tx('connections').where({ pair }).delete();
      if (done === 'declined')
        await tx('connections').where({ pair }).update({ status: 'declined', changedAt: tx.fn.now() });
      return { done };
    }),
  );
