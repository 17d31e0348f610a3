import { words } from './lexicon/words';
import type { Token } from './read';

const he = words('he him himself');
const she = words('she her herself');
const they = words('they them themselves');

/** Whom each pronoun means: the nearest before it that fits in sex and number. 'Her' before a noun is whose, and means nobody. */
export function pronounsIn(tokens: Token[], codes: ReadonlyMap<number, string>): Map<number, string> {
  const meant = new Map<number, string>();
  const last: Record<'he' | 'she' | 'they', string | undefined> = { he: undefined, she: undefined, they: undefined };
  tokens.forEach(({ lower }, at) => {
    const code = codes.get(at);
    if (code?.startsWith('1M')) last.he = code;
    else if (code?.startsWith('1F')) last.she = code;
    else if (code?.startsWith('2')) last.they = code;
    const whose = lower === 'her' && ['NOUN', 'ADJ', 'PROPN'].includes(tokens[at + 1]?.pos ?? '');
    const whom = he.has(lower)
      ? last.he
      : she.has(lower) && !whose
        ? last.she
        : they.has(lower)
          ? last.they
          : undefined;
    if (whom) meant.set(at, whom);
  });
  return meant;
}
