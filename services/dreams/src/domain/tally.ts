import type { Claim, ClaimKind } from '@liminal/contracts/dreams/interpretation';

/** What a dream adds to its member's statistics: small numbers, no words. */
export type Tally = Partial<Record<string, number>>;

const counts: Partial<Record<ClaimKind, (code: string) => string[]>> = {
  characters: (code) => {
    if (code.endsWith('ANI')) return ['animals'];
    const [number, sex, identity] = code;
    return [
      'humans',
      ...(sex === 'M' ? ['men'] : sex === 'F' ? ['women'] : []),
      ...(number === '2' ? ['groups'] : []),
      ...(identity === 'K' ? ['known'] : []),
      ...('FMXBTHWADCIYR'.includes(identity ?? ' ') ? ['family'] : []),
    ];
  },
  emotions: (code) => [code.slice(0, 2), ...(code.startsWith('HA') ? [] : ['unhappy'])],
  aggression: (code) => ['aggression', ...(Number(code.split(' ')[1]) >= 5 ? ['physical'] : [])],
  friendliness: () => ['friendliness'],
  misfortune: () => ['misfortune'],
  settings: (code) => [code.startsWith('I') ? 'indoors' : 'outdoors'],
};

/** Counts of everything the claims say as they stand, the member's corrections included. */
export function tallyOf(claims: Claim[]): Tally {
  const tally: Record<string, number> = {};
  for (const { kind, code, rejected } of claims) {
    if (rejected) continue;
    for (const name of counts[kind]?.(code) ?? []) tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

const leadIn =
  /^(?:(?:the|a|an|my|our|his|her|their|your|this|that|some|one|of|two|three|several|other|another|many) )+/i;

/** People of a dream as its member calls them, without 'my' and 'the': what recurs across dreams is found by it. */
export const peopleOf = (claims: Claim[]): string[] => [
  ...new Set(
    claims
      .filter(({ kind, rejected, name }) => kind === 'characters' && !rejected && name !== '')
      .map(({ name }) => name.replace(leadIn, '').toLowerCase().slice(0, 60))
      .filter((name) => name !== ''),
  ),
];
