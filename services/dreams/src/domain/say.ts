import type { Claim } from '@liminal/contracts/dreams/interpretation';

const feelings: Record<string, string> = {
  AN: 'anger',
  AP: 'apprehension',
  SD: 'sadness',
  CO: 'confusion',
  HA: 'happiness',
};

/** Everybody but the dreamer, by the dream's own words, from the dreamer's side: 'my father' is your father. */
export const metIn = (claims: Claim[]): string[] => [
  ...new Set(claims.filter(({ kind, name }) => kind === 'characters' && name !== '').map(({ name }) => turned(name))),
];

const turned = (name: string): string =>
  name
    .replace(
      /^(?:My|The|A|An|Some|One|Two|Three|His|Her|Their|Our|Another|Several|Many|Someone|Somebody|Everyone|Everybody)\b/,
      (word) => word.toLowerCase(),
    )
    .replace(/\b(?:my|our)\b/g, 'your');

/** The feelings a text names of somebody: 'D' for the dreamer. */
export const feltBy = (claims: Claim[], who: string): string[] => [
  ...new Set(
    claims
      .filter(({ kind, code }) => kind === 'emotions' && code.endsWith(` ${who}`))
      .map(({ code }) => feelings[code.slice(0, 2)] ?? ''),
  ),
];

const sides = (claims: Claim[], kind: Claim['kind']): { done: boolean; suffered: boolean; seen: boolean } => {
  const pairs = claims.filter((claim) => claim.kind === kind).map(({ code }) => code.split(' '));
  const done = pairs.some(([actor]) => actor === 'D');
  const suffered = pairs.some(([, , target]) => target === 'D');
  return { done, suffered, seen: pairs.length > 0 && !done && !suffered };
};

/** Who turned against whom and who was kind, in plain sentences. */
export function towards(claims: Claim[]): string[] {
  const against = sides(claims, 'aggression');
  const kind = sides(claims, 'friendliness');
  return [
    against.done && against.suffered && 'You and somebody else turn against each other.',
    against.done && !against.suffered && 'You turn against somebody, or something in you does.',
    against.suffered && !against.done && 'Somebody turns against you.',
    against.seen && 'There is a quarrel in it that is not yours.',
    kind.done && kind.suffered && 'There is warmth in both directions.',
    kind.done && !kind.suffered && 'You are kind to somebody.',
    kind.suffered && !kind.done && 'Somebody is kind to you.',
    kind.seen && 'Others are kind to each other while you look on.',
    claims.some((claim) => claim.kind === 'sexuality') && 'It is close in body, too.',
  ].filter((sentence) => sentence !== false);
}
