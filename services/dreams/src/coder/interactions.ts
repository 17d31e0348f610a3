import type { Span } from './span';
import { actOf, phrasesIn, type Act, type Kind } from './lexicon/acts';
import { denied } from './nearby';
import { partiesAt, type Parties } from './parties';
import type { Token } from './read';
import { sentencesOf, tokenAt } from './sentences';

export type Interaction = { actor: string; class: number; target: string; spans: Span[] };

const enough = ({ needs }: Act, { actor, target }: Parties): boolean => {
  if (needs === 'nothing') return true;
  if (needs === 'whom') return target !== undefined && !(actor === 'D' && target === 'D');
  return (actor !== undefined && actor !== 'D') || target !== undefined;
};

/** The act a word stands for, in any of its forms: a past that was taken for a noun is one all the same. */
function actAt(kind: Kind, { lower, lemma, pos }: Token): Act | undefined {
  const known = actOf(kind, lower) ?? actOf(kind, lemma);
  const ending = pos === 'NOUN' ? /(?:ed|ing)$/.exec(lower)?.[0] : undefined;
  if (known || ending === undefined) return known;
  const stem = lower.slice(0, -ending.length);
  return actOf(kind, stem) ?? actOf(kind, `${stem}e`) ?? actOf(kind, stem.slice(0, -1));
}

/** Who did what to whom, of one kind: each with its class and the words that say so. */
export function interactionsIn(
  kind: Kind,
  tokens: Token[],
  codeAt: (token: number) => string | undefined,
): Interaction[] {
  const found = new Map<string, Interaction>();
  const add = ({ actor = 'Q', target = 'Q' }: Partial<Parties>, number: number, span: Span): void => {
    const key = `${actor} ${number} ${target}`;
    const known = found.get(key);
    if (known) known.spans.push(span);
    else found.set(key, { actor, class: number, target, spans: [span] });
  };
  tokens.forEach((token, at) => {
    const act = actAt(kind, token);
    // What somebody says is not done by it; that it is kind or hard to say so stands in phrases.
    if (!act || token.quoted || denied(tokens, at)) return;
    const parties = partiesAt(tokens, at, codeAt);
    if (enough(act, parties)) add(parties, act.class, { start: token.start, end: token.end });
  });
  for (const { from, text } of sentencesOf(tokens))
    for (const { at, length, class: number } of phrasesIn(kind, text))
      add(partiesAt(tokens, tokenAt(tokens, from + at), codeAt), number, { start: from + at, end: from + at + length });
  return [...found.values()];
}
