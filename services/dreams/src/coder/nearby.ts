import { words } from './lexicon/words';
import type { Token } from './read';

const denials = words("not n't never no without neither nor hardly nobody none nothing");
const ends = words(', ; : . ! ? but although though however because and until before');
/** Words before one that can still deny it. */
const reach = 4;

/** Whether what a word says is denied: 'was not afraid', 'never felt any fear'; but not 'not only afraid'. */
export function denied(tokens: Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence;
  for (let i = at - 1; i >= 0 && i >= at - reach; i--) {
    const token = tokens[i] as Token;
    if (token.sentence !== sentence || ends.has(token.lower)) return false;
    if (denials.has(token.lemma) || denials.has(token.lower)) return tokens[i + 1]?.lower !== 'only';
  }
  return false;
}

/** The number of words of one sentence that stand before this one within reach and fit, nearest first; -1 when none does. */
export function findBack(
  tokens: Token[],
  at: number,
  most: number,
  fits: (token: Token, i: number) => boolean,
): number {
  const sentence = tokens[at]?.sentence;
  for (let i = at - 1; i >= 0 && i >= at - most; i--) {
    const token = tokens[i] as Token;
    if (token.sentence !== sentence) return -1;
    if (fits(token, i)) return i;
  }
  return -1;
}
