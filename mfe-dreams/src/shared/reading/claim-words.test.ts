import type { Claim, ClaimKind } from '@liminal/contracts/dreams/interpretation';
import { claimWords, optionsFor } from './claim-words';

const claim = (kind: ClaimKind, code: string, name = ''): Claim => ({
  id: `${kind} ${code}`,
  kind,
  code,
  name,
  spans: [],
  by: 'coder',
  rejected: false,
});

test.each([
  ['characters', '1FRA', 'my grandmother', 'My grandmother: a woman, of the family.'],
  ['characters', '2ANI', 'two dogs', 'Two dogs: animals.'],
  ['characters', '2JSC', 'a group of children', 'A group of children: children, strangers.'],
  ['emotions', 'AP D', '', 'Apprehension, yours.'],
  ['emotions', 'AN 1MFA', '', 'Anger, of a man, your father or somebody’s.'],
  ['aggression', '1MSA 7 D', '', 'A bodily attack: by a man, a stranger, on you.'],
  ['friendliness', 'D 4 Q', '', 'Help or protection: by you, on somebody.'],
  ['misfortune', 'M2 D', '', 'Falling, met by you.'],
  ['settings', 'IF', '', 'Indoors, at home somewhere.'],
] as const)('%s %s is said as it is', (kind, code, name, said) => {
  expect(claimWords(claim(kind, code, name))).toBe(said);
});

test.each([
  ['emotions', 'AP D', 'HA D'],
  ['characters', '1MSA', '1FSA'],
  ['aggression', '1MSA 7 D', 'D 7 1MSA'],
  ['settings', 'IF', 'OQ'],
] as const)('%s %s may be corrected to %s, and stay as it is', (kind, code, other) => {
  const options = optionsFor(claim(kind, code));
  expect(options).toEqual(expect.arrayContaining([code, other]));
  expect(new Set(options).size).toBe(options.length);
});
