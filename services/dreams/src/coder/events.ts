import type { Span } from './span';
import { wordings, type EventKind } from './lexicon/events';
import { denied } from './nearby';
import { partiesAt } from './parties';
import type { Token } from './read';
import { sentencesOf, tokenAt } from './sentences';

export type CodedEvent = {
  class: string;
  /** 'D' for the dreamer, or a character's code. */ who: string;
  spans: Span[];
};

/** Misfortune, good fortune, success or failure: its class, whose it is, and the words that say so. */
export function eventsIn(
  kind: EventKind,
  tokens: Token[],
  codeAt: (token: number) => string | undefined,
): CodedEvent[] {
  const found = new Map<string, CodedEvent>();
  for (const { from, text } of sentencesOf(tokens))
    for (const [pattern, number] of wordings[kind])
      for (const match of text.matchAll(pattern)) {
        const span = { start: from + match.index, end: from + match.index + match[0].length };
        const at = tokenAt(tokens, span.start);
        if (tokens[at]?.quoted || denied(tokens, at)) continue;
        const { actor } = partiesAt(tokens, at, codeAt);
        const who = actor === undefined || actor === 'Q' ? 'D' : actor;
        const known = found.get(number + who);
        if (known) known.spans.push(span);
        else found.set(number + who, { class: number, who, spans: [span] });
      }
  return [...found.values()];
}
