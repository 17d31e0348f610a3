/** Where in a text some words stand: UTF-16 offsets, end exclusive. */
export type Found = { start: number; end: number; word: string };

const negation = /\b(?:no|not|never|without|isn't|wasn't|didn't|don't|doesn't|aren't|weren't)\s+(?:\w+\s+){0,2}$/i;

/** Whole words of an alternation, in the order of the text; what is denied ('there was no water') does not count. Linear in the text. */
export function findWords(text: string, words: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))) {
    const start = match.index;
    if (negation.test(text.slice(Math.max(0, start - 40), start))) continue;
    found.push({ start, end: start + match[0].length, word: match[0] });
  }
  return found;
}
