import winkModel from 'wink-eng-lite-web-model';
import wink, { type ItemSentence, type ItemToken, type ItsFunction } from 'wink-nlp';
import { words } from './lexicon/words';

// oxlint-disable typescript/unbound-method -- wink's own way to say what a token gives

export type Token = {
  text: string;
  lower: string;
  lemma: string;
  /** Universal part of speech: NOUN, VERB, PRON... */
  pos: string;
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /** Number of its sentence, from 0. */
  sentence: number;
  /** Inside quotation marks: somebody's words, not the dreamer's account. */
  quoted: boolean;
};

let made: ReturnType<typeof wink> | undefined;
/** Made with the first dream: a process that reads none does not carry it. */
const tagger = () => (made ??= wink(winkModel, ['sbd', 'pos']));
const opening = words('" “ «');
const closing = words('" ” »');
/** Longer than any word; the tagger takes long over one. */
const noWord = /\S{80,}/g;
/** Sentences after which an unclosed quotation mark is taken for a slip. */
const longestQuote = 4;

/** A text as words with their place, lemma and part of speech; British or American, as it was written. */
export function read(text: string): Token[] {
  const { readDoc, its } = tagger();
  // The published types of these two lack a cache that they are given all the same.
  const lemmaOf = its.lemma as unknown as ItsFunction<string>;
  const posOf = its.pos as unknown as ItsFunction<string>;
  // Every word keeps its place: what no language has is only passed over.
  const doc = readDoc(text.replace(noWord, (run) => ' '.repeat(run.length)));
  const tokens: Token[] = [];
  let at = 0;
  let quotedSince = -1;
  doc.sentences().each((sentence: ItemSentence, number: number) => {
    if (quotedSince >= 0 && number - quotedSince > longestQuote) quotedSince = -1;
    sentence.tokens().each((token: ItemToken) => {
      const value = token.out(its.value);
      const start = text.indexOf(value, at);
      if (start < 0) return;
      at = start + value.length;
      const quoted = quotedSince >= 0;
      if (quoted && closing.has(value)) quotedSince = -1;
      else if (!quoted && opening.has(value)) quotedSince = number;
      const lower = value.toLowerCase();
      tokens.push({
        text: value,
        lower,
        lemma: token.out(lemmaOf),
        pos: token.out(posOf),
        start,
        end: at,
        sentence: number,
        quoted,
      });
    });
  });
  return tokens;
}
