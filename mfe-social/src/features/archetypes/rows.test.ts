import { jungians, soulPatterns } from '@liminal/contracts/vocabulary';
import { meeting, rowsOf } from './rows';

test.each([
  ['explorer', 'sage', 'matching'],
  ['sage', 'explorer', 'matching'],
  ['explorer', 'innocent', 'avoided'],
  ['lover', 'sage', 'avoided'],
  ['explorer', 'magician', 'open'],
  ['explorer', 'wild-spirit', undefined],
] as const)('%s and %s: %s', (first, second, said) => expect(meeting(first, second)).toBe(said));

test.each([...jungians, ...soulPatterns])('%s has something to say in every row', (name) => {
  const said = Object.values(rowsOf(name));
  expect(said.length).toBeGreaterThanOrEqual(4);
  expect(said.every((line) => line.length > 5)).toBe(true);
});
