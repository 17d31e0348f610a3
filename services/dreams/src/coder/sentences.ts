import type { Token } from './read';

/** Words of one sentence, in small letters, every word at its own offset from `from`. */
export type Sentence = { from: number; text: string };

export function sentencesOf(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  tokens.forEach(({ lower, start, sentence }) => {
    const known = (sentences[sentence] ??= { from: start, text: '' });
    known.text = known.text.padEnd(start - known.from) + lower;
  });
  return sentences.filter(Boolean);
}

/** The word that stands at an offset of a sentence, or follows it. */
export const tokenAt = (tokens: Token[], offset: number): number => tokens.findIndex(({ end }) => end > offset);
