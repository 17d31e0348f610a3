import type { Span } from './span';
import { familiar, indoors, outdoors } from './lexicon/places';
import { sentencesOf } from './sentences';
import type { Token } from './read';

/** I indoors, O outdoors, A not clear, NS no setting; then F familiar or Q not said. */
export type Setting = { code: string; spans: Span[] };

const found = (tokens: Token[], pattern: RegExp): Span[] =>
  sentencesOf(tokens).flatMap(({ from, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
    })),
  );

/** Where a dream takes place: by far more words of one kind, or both. */
export function settingsIn(tokens: Token[]): Setting[] {
  const inside = found(tokens, indoors);
  const outside = found(tokens, outdoors);
  const own = found(tokens, familiar);
  const letter = own.length > 0 ? 'F' : 'Q';
  const all = inside.length + outside.length;
  if (all === 0) return [{ code: 'NS', spans: [] }];
  // A third of the words is enough for a second setting: people walk out of houses.
  const settings: Setting[] = [];
  if (inside.length / all >= 0.35) settings.push({ code: `I${letter}`, spans: [...inside, ...own] });
  if (outside.length / all >= 0.35) settings.push({ code: `O${letter}`, spans: outside });
  return settings;
}
