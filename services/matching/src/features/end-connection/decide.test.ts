import type { Connection } from '../../domain/connections';
import { decide } from './decide';

const between = (status: Connection['status'], requestedBy: string): Connection => ({
  id: 'c',
  pair: 'ana:ben',
  lowId: 'ana',
  highId: 'ben',
  requestedBy,
  status,
});

test.each([
  ['an own request is withdrawn', between('pending', 'ana'), 'withdrawn'],
  ['one that was declined is withdrawn all the same', between('declined', 'ana'), 'withdrawn'],
  ['another’s request is declined', between('pending', 'ben'), 'declined'],
  ['declining twice changes nothing', between('declined', 'ben'), 'nothing'],
  ['a connection is parted', between('connected', 'ben'), 'parted'],
  ['where there is nothing, nothing ends', undefined, 'nothing'],
] as const)('%s', (_what, connection, ending) => expect(decide('ana', connection)).toBe(ending));
