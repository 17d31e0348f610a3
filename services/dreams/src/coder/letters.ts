import type { Codes } from './code';

/** Codes as coders write them: `["1MKA"]`, `["1MKA", "3>", "D"]`, `["AP,", "D"]`, `["IF"]`. Objects are not coded. */
export type Letters = Record<
  'char' | 'agg' | 'fri' | 'sex' | 'set' | 'obj' | 'fail' | 'succ' | 'misf' | 'good' | 'emo',
  string[][]
>;

const done = (interactions: Codes['aggression']): string[][] =>
  interactions.map(({ actor, class: number, target }) => [actor, `${number}>`, target]);
const befell = (events: { class: string; who: string }[]): string[][] =>
  events.map(({ class: letters, who }) => [`${letters},`, who]);

/** The same codes in the letters of the coders' own tables, to compare and to exchange. */
export const lettersOf = (codes: Codes): Letters => ({
  char: codes.characters.map(({ code }) => [code]),
  agg: done(codes.aggression),
  fri: done(codes.friendliness),
  sex: done(codes.sexuality),
  set: codes.settings.map(({ code }) => [code]),
  obj: [],
  fail: befell(codes.failure),
  succ: befell(codes.success),
  misf: befell(codes.misfortune),
  good: befell(codes.goodFortune),
  emo: befell(codes.emotions),
});
