import type { Db, Tx } from '@liminal/service-kit/db';

export type Connection = {
  id: string;
  pair: string;
  lowId: string;
  highId: string;
  requestedBy: string;
  /** `declined` by the one who was asked; whoever asked still waits. */
  status: 'pending' | 'connected' | 'declined';
};

/** The unordered pair of two members: one row whoever asked. */
export const pairOf = (one: string, other: string) => {
  const [lowId, highId] = [one, other].sort() as [string, string];
  return { pair: `${lowId}:${highId}`, lowId, highId };
};

export const otherOf = (connection: Connection, memberId: string): string =>
  connection.lowId === memberId ? connection.highId : connection.lowId;

/** Every connection and request of a member, newest change first. */
export const connectionsOf = (db: Db | Tx, memberId: string): Promise<Connection[]> =>
  db<Connection & { changedAt: Date }>('connections')
    .where({ lowId: memberId })
    .orWhere({ highId: memberId })
    .orderBy('changedAt', 'desc')
    .limit(200);

export type Standing = 'none' | 'requested' | 'asked' | 'connected';

/** How a connection stands, seen from one of its two members. */
export const standingFor = (connection: Connection | undefined, memberId: string): Standing => {
  if (!connection) return 'none';
  if (connection.status === 'connected') return 'connected';
  return connection.requestedBy === memberId ? 'requested' : 'asked';
};
