import { words } from './lexicon/words';
import { findBack } from './nearby';
import type { Token } from './read';

/** Who does something, and to whom: 'D' the dreamer, a character's code, 'Q' somebody unnamed; undefined where nobody is. */
export type Parties = { actor: string | undefined; target: string | undefined };
type CodeAt = (token: number) => string | undefined;

const me = words('i me we us myself ourselves mine');
const others = words(
  'he him she her they them who whom you himself herself themselves someone somebody everyone everybody anyone anybody each another others',
);
const clauseEnds = words('. ; : ? ! because when while but that which after before until as if');
/** Words between a doing and the one to whom it is done. */
const reach = 6;

/** Who a word stands for: 'D', a code, 'Q' for a pronoun of somebody else. */
function partyAt(tokens: Token[], at: number, codeAt: CodeAt): string | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (me.has(token.lower)) return 'D';
  const code = codeAt(at);
  if (code) return code;
  // 'her' before a noun is whose, not who.
  if (token.lower === 'her' && ['NOUN', 'ADJ', 'PROPN'].includes(tokens[at + 1]?.pos ?? '')) return undefined;
  return others.has(token.lower) ? 'Q' : undefined;
}

const beOrGet = words('be get become');
const isPassive = (tokens: Token[], at: number): boolean => {
  const { lower, lemma, pos } = tokens[at] as Token;
  if (lower === lemma || lower.endsWith('ing') || (pos !== 'VERB' && pos !== 'ADJ')) return false;
  const aux = findBack(tokens, at, 3, (token) => token.pos === 'AUX' || token.lemma === 'get' || token.pos === 'VERB');
  return aux >= 0 && beOrGet.has(tokens[aux]?.lemma ?? '');
};

/** The two sides of what is done at a word, read off the words around it. */
export function partiesAt(tokens: Token[], at: number, codeAt: CodeAt): Parties {
  const before = findBack(
    tokens,
    at,
    14,
    (token, i) => partyAt(tokens, i, codeAt) !== undefined && !(tokens[i + 1]?.lower === "'s" && i !== at - 2),
  );
  const subject = before < 0 ? undefined : partyAt(tokens, before, codeAt);
  let object: string | undefined;
  let by: string | undefined;
  for (let i = at + 1; i < tokens.length && i <= at + reach; i++) {
    const token = tokens[i] as Token;
    if (token.sentence !== tokens[at]?.sentence || clauseEnds.has(token.lower)) break;
    const party = partyAt(tokens, i, codeAt);
    if (party === undefined) continue;
    // 'and I ran': another clause begins.
    if (/^(?:i|he|she|they|we)$/.test(token.lower)) break;
    if (findBack(tokens, i, 3, ({ lower }) => lower === 'by') > at) by = party;
    else object ??= party;
    break;
  }
  if (isPassive(tokens, at)) return { actor: by ?? 'Q', target: subject };
  return { actor: subject, target: object };
}
