import { feelingOf, felt, strange, thinking, type FeelingClass } from './lexicon/feelings';
import type { Span } from './span';
import { words } from './lexicon/words';
import { denied, findBack } from './nearby';
import type { Token } from './read';

export type Emotion = {
  class: FeelingClass;
  /** 'D' for the dreamer, or a character's code. */ who: string;
  spans: Span[];
};

const self = words('i me we us my myself');
/** After 'cry' these make it a shout. */
const shouts = words('out for that , : " to');

/** What a word says of a feeling where it stands; undefined for nothing. */
function feelingAt(tokens: Token[], at: number): FeelingClass | undefined {
  const { lower, lemma, pos } = tokens[at] as Token;
  const own = Object.hasOwn(felt, lower) ? felt[lower] : undefined;
  if (own && findBack(tokens, at, 4, (token) => token.lemma === 'feel' || token.lower === 'felt') >= 0) return own;
  if (strange.has(lower)) {
    // A strange room is a thing; that it was strange is a feeling.
    if (['NOUN', 'ADJ', 'PROPN'].includes(tokens[at + 1]?.pos ?? '')) return undefined;
    const thought = findBack(tokens, at, 5, (token) => thinking.has(token.lemma) || thinking.has(token.lower));
    return thought >= 0 && findBack(tokens, at, 8, (token) => token.lower === 'i' || token.lower === 'me') >= 0
      ? 'CO'
      : undefined;
  }
  if (lemma === 'cry' && pos === 'VERB') return shouts.has(tokens[at + 1]?.lower ?? '') ? undefined : 'SD';
  // Hurt beside another feeling is one: 'angry and hurt'.
  if (lower === 'hurt') return isBeside(tokens, at) ? 'SD' : undefined;
  // What would surprise has not; to take by surprise is to be quick.
  if (['would', 'might', 'by'].includes(tokens[at - 1]?.lower ?? '')) return undefined;
  if (lower === 'fun') return /^(?:have|had|having|great|much)$/.test(tokens[at - 1]?.lower ?? '') ? 'HA' : undefined;
  return feelingOf(lower);
}

const isBeside = (tokens: Token[], at: number): boolean => {
  const joins = (i: number) => ['and', ',', 'or'].includes(tokens[i]?.lower ?? '');
  return (
    (joins(at - 1) && feelingOf(tokens[at - 2]?.lower ?? '') !== undefined) ||
    (joins(at + 1) && feelingOf(tokens[at + 2]?.lower ?? '') !== undefined)
  );
};

/** Feelings that are named: five classes, whose each is, and the words. What is denied or said by somebody else is none of the dreamer's. */
export function emotionsIn(tokens: Token[], codeAt: (token: number) => string | undefined): Emotion[] {
  const emotions = new Map<string, Emotion>();
  const add = (at: number, kind: FeelingClass, span: Span): void => {
    const who = holderOf(tokens, at, codeAt);
    const known = emotions.get(kind + who);
    if (known) known.spans.push(span);
    else emotions.set(kind + who, { class: kind, who, spans: [span] });
  };
  tokens.forEach((token, at) => {
    const kind = feelingAt(tokens, at);
    if (kind && !token.quoted && !denied(tokens, at)) add(at, kind, { start: token.start, end: token.end });
  });
  return [...emotions.values()];
}

/** The nearest of whom it can be said: a pronoun or somebody named before it; the dreamer where nobody is. */
function holderOf(tokens: Token[], at: number, codeAt: (token: number) => string | undefined): string {
  const next = tokens[at + 1];
  if (next && self.has(next.lower) && tokens[at]?.pos === 'VERB') return 'D';
  const holder = findBack(tokens, at, 12, (token, i) => self.has(token.lower) || codeAt(i) !== undefined);
  if (holder < 0 || self.has(tokens[holder]?.lower ?? '')) return 'D';
  return codeAt(holder) ?? 'D';
}
