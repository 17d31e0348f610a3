import type { Row } from './report';
export const restartRow = async (_m: unknown, _i: unknown): Promise<Row> => ({
  what: 'restart',
  value: 0,
  unit: 's',
  goal: '<= 2',
  met: false,
});
