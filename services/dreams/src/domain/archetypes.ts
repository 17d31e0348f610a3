import type { Claim } from '@liminal/contracts/dreams/interpretation';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import type { Seen } from './symbols';

/** What a claim leans towards; every other kind leans nowhere. Kept short, so that it can be told in a sentence each. */
const leanings: [SoulPattern, (claim: Claim) => boolean][] = [
  ['heart-bridge', ({ kind, code }) => kind === 'friendliness' && code.startsWith('D ')],
  ['light-worker', ({ kind, code }) => kind === 'friendliness' && code.includes(' 4 ')],
  ['shadow-walker', ({ kind, code }) => kind === 'emotions' && code.startsWith('AP')],
  ['shadow-walker', ({ kind }) => kind === 'aggression'],
  ['deep-feeler', ({ kind, code }) => kind === 'emotions' && (code.startsWith('SD') || code.startsWith('HA'))],
  ['truth-seeker', ({ kind, code }) => kind === 'emotions' && code.startsWith('CO')],
  ['wild-spirit', ({ kind, code }) => kind === 'characters' && code.endsWith('ANI')],
  ['mind-weaver', ({ kind }) => kind === 'success' || kind === 'failure'],
];

/** The patterns a dream leans towards most, two at the most: each symbol, each feeling and each act is a voice. */
export function archetypesOf(claims: Claim[], seen: Seen[]): SoulPattern[] {
  const votes = new Map<SoulPattern, number>();
  const vote = (pattern: SoulPattern, times: number): void =>
    void votes.set(pattern, (votes.get(pattern) ?? 0) + times);
  for (const { leans, found } of seen) vote(leans, found.length);
  for (const claim of claims) for (const [pattern, leans] of leanings) if (leans(claim)) vote(pattern, 1);
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 2)
    .map(([pattern]) => pattern);
}
