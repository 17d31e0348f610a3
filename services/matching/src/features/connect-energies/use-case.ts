import { badRequest, notFound, Refusal } from '@liminal/service-kit/refusal';
import { pairOf, type Connection } from '../../domain/connections';
import { decide } from './decide';
import type { ConnectionStore } from '../../domain/connection-store';

const refusals = {
  self: () => badRequest('You are already one with yourself.'),
  unknown: () => notFound('Nobody is there on this frequency.'),
  consent: () => new Refusal('consent-needed', 403, 'Agree to be shown under Frequencies first.'),
};

/** Two may ask one another in the same moment: the loser of the insert finds the other's request, which its own asking accepts. */
export const createConnectEnergies =
  ({ store, newId }: { store: ConnectionStore; newId: () => string }) =>
  async (memberId: string, otherId: string): Promise<Connection> => {
    const decision = decide(memberId, otherId, await store.known(memberId, otherId));
    if (decision.do === 'refuse') throw refusals[decision.why]();
    if (decision.do === 'keep') return decision.connection;
    if (decision.do === 'accept') return store.accept(decision.connection);
    const connection = await store.request({
      id: newId(),
      ...pairOf(memberId, otherId),
      requestedBy: memberId,
      status: 'pending',
    });
    return connection.requestedBy === otherId && connection.status === 'pending'
      ? store.accept(connection)
      : connection;
  };
