import type { Token } from './read';

/** Words that every English telling leans on, as it is written now or was a hundred years ago. */
const leaning = new Set(
  'a about after all am an and are as at be but by came could did do for from get go got had have he her him his i if in into is it like me my no not of off on one or our out over said saw she so some that the their them then there they this to up us was we went were what when where which who with would you'.split(
    ' ',
  ),
);
/** Fewer words than these say too little to read. */
const fewest = 4;
/** Share of leaning words below which a text is hardly English; tellings have about half. */
const least = 0.2;

export type Legibility = 'legible' | 'too-little' | 'other-language';

/** Whether a text can be coded at all: enough words, and English ones. */
export function legibilityOf(tokens: Token[]): Legibility {
  const words = tokens.filter(({ lower }) => /\p{L}/u.test(lower));
  if (words.length < fewest) return 'too-little';
  const known = words.filter(({ lower }) => leaning.has(lower)).length;
  return known / words.length < least ? 'other-language' : 'legible';
}
