import { femaleNames, maleNames } from './lexicon/names';
import { roleOf, type Role, type Sex } from './lexicon/roles';
import { words } from './lexicon/words';
import type { Token } from './read';

/** One place where somebody is named: a noun, a name, 'someone'. */
export type Mention = {
  /** First and last word of it. */
  from: number;
  to: number;
  /** What says that two mentions are of the same: 'father', 'man', 'bob'. */
  key: string;
  kind: 'role' | 'name' | 'animal' | 'anyone';
  role: Role;
  many: boolean;
  /** 'a man', 'two men': somebody new. 'The man', 'my father': perhaps one who was there. */
  fresh: boolean;
  /** Whose: 'her' father is not mine. */
  owner: string;
};

const titles: Record<string, Sex> = {
  mr: 'M',
  'mr.': 'M',
  sir: 'M',
  mrs: 'F',
  'mrs.': 'F',
  miss: 'F',
  ms: 'F',
  'ms.': 'F',
  dr: 'I',
  'dr.': 'I',
  drs: 'I',
  doctor: 'I',
  prof: 'I',
  'prof.': 'I',
  professor: 'I',
  uncle: 'M',
  aunt: 'F',
  father: 'M',
  sister: 'F',
  captain: 'M',
  president: 'M',
};
const isName = (token: Token | undefined): boolean =>
  token !== undefined && /^[A-Z][a-z]/.test(token.text) && (maleNames.has(token.lower) || femaleNames.has(token.lower));
const sexOfName = (name: string): Sex =>
  maleNames.has(name) ? (femaleNames.has(name) ? 'I' : 'M') : femaleNames.has(name) ? 'F' : 'I';
const isCapital = (token: Token | undefined): boolean => token !== undefined && /^[A-Z][a-z]+/.test(token.text);
/** Words that are names and more than that: only where they cannot begin a sentence as something else. */
const alsoWords = words(
  'will mark rose may april june faith hope grace joy art bill frank guy hunter dale glen jack pat ray rob sue rich dawn iris pearl ruby daisy ivy virginia georgia carolina florence austin charlotte madison jordan dean max victor ed al dick logan',
);

const placeWords = words(
  'avenue ave ave. street st st. road rd. blvd blvd. boulevard hall gym park school college university hospital city lake river church building house theater theatre hotel island day square company drive dorm',
);
const isPlace = (tokens: Token[], last: number): boolean =>
  placeWords.has(tokens[last]?.lower ?? '') || placeWords.has(tokens[last + 1]?.lower ?? '');

export const mention = (from: number, to: number, key: string, kind: Mention['kind'], role: Role): Mention => ({
  from,
  to,
  key,
  kind,
  role,
  many: role.group === true,
  fresh: kind === 'anyone',
  owner: '',
});

/** 'Mrs. Hollow', 'Uncle Jim'. */
export function titledAt(tokens: Token[], at: number): Mention | undefined {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const title = Object.hasOwn(titles, token.lower) ? titles[token.lower] : undefined;
  if (title === undefined || !isCapital(token) || !next || !isCapital(next) || next.sentence !== token.sentence)
    return undefined;
  const last = isCapital(tokens[at + 2]) && tokens[at + 2]?.pos === 'PROPN' ? at + 2 : at + 1;
  const known = roleOf(token.lemma);
  const identity = known && 'FMRT'.includes(known.identity) ? known.identity : 'K';
  return mention(at, last, (tokens[last] as Token).lower, 'name', { identity, sex: title });
}

/** A first name, with a surname or without; not where it names a street or a lake. */
export function namedAt(tokens: Token[], at: number): Mention | undefined {
  const token = tokens[at] as Token;
  if (!isName(token)) return undefined;
  const begins = tokens[at - 1]?.sentence !== token.sentence;
  if (alsoWords.has(token.lower) && (begins || token.pos !== 'PROPN')) return undefined;
  const next = tokens[at + 1];
  const last = isCapital(next) && next?.pos === 'PROPN' ? at + 1 : at;
  if (isPlace(tokens, last)) return undefined;
  return mention(at, last, token.lower, 'name', { identity: 'K', sex: sexOfName(token.lower) });
}
