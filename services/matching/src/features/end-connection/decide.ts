import type { Connection } from '../../domain/connections';

export type Ending = 'withdrawn' | 'declined' | 'parted' | 'nothing';

/** What ending means, seen from one of the two: my request is withdrawn, theirs declined, a connection parted. */
export function decide(memberId: string, connection: Connection | undefined): Ending {
  if (!connection) return 'nothing';
  if (connection.status === 'connected') return 'parted';
  if (connection.requestedBy === memberId) return 'withdrawn';
  return connection.status === 'declined' ? 'nothing' : 'declined';
}
