import type { Sex } from './lexicon/roles';
import { words } from './lexicon/words';
import type { Mention } from './names';
import type { Token } from './read';

/** Somebody who was met already. */
export type Someone = {
  key: string;
  owner: string;
  kind: Mention['kind'];
  many: boolean;
  sex: Sex;
  /** As it was said first: 'F' for his father, too. */
  relation: string;
  identity: string;
  names: string[];
  age: string;
  mentions: Mention[];
};

/** What may be the same person under another word. */
const kinds: string[][] = [
  ['man', 'guy', 'fellow', 'gentleman', 'chap', 'dude'],
  ['woman', 'lady', 'girl', 'gal'],
  ['people', 'crowd', 'group', 'everyone', 'mob', 'gang'],
  ['dad', 'father', 'daddy', 'pop'],
  ['mom', 'mother', 'mommy', 'mama', 'mum'],
  ['professor', 'teacher', 'instructor'],
  ['student', 'class', 'pupil'],
  ['actor', 'cast', 'player'],
  ['musician', 'orchestra'],
  ['soldier', 'army', 'troop'],
  ['doctor', 'surgeon', 'physician'],
  ['policeman', 'police', 'cop', 'officer'],
  ['kid', 'child', 'youngster'],
  ['baby', 'infant'],
  ['parent', 'parents', 'folks'],
  ['friend', 'pal', 'buddy'],
];
const kindOf = (key: string): string => kinds.find((kind) => kind.includes(key))?.[0] ?? key;

/** Words that may stand for anybody of that sex who was there before. */
const generic: Record<string, Sex> = {
  man: 'M',
  woman: 'F',
  boy: 'M',
  person: 'I',
  persons: 'J',
  people: 'J',
  kid: 'I',
  figure: 'I',
};

/** A mention, the one before it, and everybody met so far. */
type Scene = {
  tokens: Token[];
  met: Someone[];
  mention: Mention;
  before: Mention | undefined;
  /** Who the mention before was. */
  last: Someone | undefined;
};
/** Somebody who is meant, surely nobody who was there, or nothing that this rule can tell. */
type Verdict = Someone | 'newcomer' | undefined;

/** Relations that are closer than a word like 'the man' would say. */
const family = 'FMXBTHW';
const isOthers = (owner: string): boolean => owner !== '' && owner !== 'my';

/** 'My friend Bob', 'a girl named Ann', 'a small girl, an acquaintance of mine', 'a friend (boy, 21)'. */
function saidAgain({ tokens, mention, before, last }: Scene): Verdict {
  if (!before || !last || mention.many) return undefined;
  if (!last.many && (joined(tokens, before, mention) || renamed(tokens, before, mention))) return last;
  const inBrackets = tokens[mention.from - 1]?.lower === '(' && mention.from - 2 <= before.to;
  return inBrackets && mention.kind !== 'name' ? last : undefined;
}

/** Parents, and then the father: he is one of the two, and she is the other. */
function ofTheParents({ met, mention }: Scene): Verdict {
  const { identity, sex } = mention.role;
  if (!'XFM'.includes(identity)) return undefined;
  const parent = met.findLast(
    ({ relation, owner }) => 'XFM'.includes(relation) && (owner || 'my') === (mention.owner || 'my'),
  );
  if (!parent || identity === 'X') return parent;
  if (parent.relation !== 'X') return undefined;
  const known = {
    key: mention.key,
    relation: identity,
    identity: isOthers(mention.owner) ? 'K' : identity,
    sex,
    many: false,
  };
  return Object.assign(parent, known);
}

const byName = ({ met, mention }: Scene): Verdict =>
  mention.kind === 'name' ? (met.findLast(({ names }) => names.includes(mention.key)) ?? 'newcomer') : undefined;

/** Lions, giraffes, snakes: one crowd of animals. */
function inOneCrowd({ tokens, mention, before, last }: Scene): Verdict {
  if (mention.kind !== 'animal' || !mention.many || last?.kind !== 'animal' || !last.many || !before) return undefined;
  const between = tokens.slice(before.to + 1, mention.from);
  return between.every(({ lower }) => [',', 'and', 'or'].includes(lower)) ? last : undefined;
}

const everyone = ({ met, mention }: Scene): Verdict =>
  mention.key === 'everyone' ? (met.findLast(({ many }) => many) ?? 'newcomer') : undefined;

/** A relation is one person for each whose it is; 'a friend' is another each time. */
function byRelation({ met, mention }: Scene): Verdict {
  if (mention.kind !== 'role' || 'SO'.includes(mention.role.identity)) return undefined;
  if (mention.fresh && !mention.owner && 'KRI'.includes(mention.role.identity)) return 'newcomer';
  const fits = ({ owner, many }: Someone) =>
    many === mention.many && (owner === mention.owner || !owner || !mention.owner);
  return alike(met, mention).findLast(fits) ?? 'newcomer';
}

/** 'The man' again; 'a man' is another, but people are people. */
function byWord({ met, mention }: Scene): Verdict {
  const same = alike(met, mention);
  if (mention.fresh && mention.kind !== 'anyone')
    return (mention.many && kindOf(mention.key) === 'people' ? same.at(-1) : undefined) ?? 'newcomer';
  return (
    same.findLast(({ many }) => many === mention.many) ?? (mention.fresh || mention.owner ? 'newcomer' : undefined)
  );
}

/** 'The man' who was called a neighbour before, 'the people' who were called guests. */
function byAnyWord({ met, mention }: Scene): Verdict {
  const sex = generic[kindOf(mention.key)];
  if (sex === undefined) return undefined;
  const fits = (one: Someone) =>
    one.kind !== 'animal' &&
    one.many === mention.many &&
    (mention.many || one.sex === sex || one.sex === 'I') &&
    !family.includes(one.identity);
  return met.findLast(fits);
}

const alike = (met: Someone[], { key, kind }: Mention): Someone[] =>
  met.filter((one) => kindOf(one.key) === kindOf(key) && one.kind === kind);

/** The first that can tell decides. */
const rules = [saidAgain, ofTheParents, byName, inOneCrowd, everyone, byRelation, byWord, byAnyWord];

/** Who of those met so far a mention means; undefined when it is somebody new. */
export function sameAs(
  met: Someone[],
  mention: Mention,
  before: Mention | undefined,
  tokens: Token[],
): Someone | undefined {
  const last = before && met.find(({ mentions }) => mentions.includes(before));
  for (const rule of rules) {
    const verdict = rule({ tokens, met, mention, before, last });
    if (verdict) return verdict === 'newcomer' ? undefined : verdict;
  }
  return undefined;
}

/** 'A small girl, an acquaintance of mine,': said again by what she is. 'A man, a woman' are two. */
function renamed(tokens: Token[], before: Mention, mention: Mention): boolean {
  if (
    before.kind !== 'role' ||
    mention.kind === 'animal' ||
    tokens[before.to]?.sentence !== tokens[mention.from]?.sentence
  )
    return false;
  const between = tokens.slice(before.to + 1, mention.from);
  const comma = between.at(-1)?.lower === ',';
  if (mention.kind === 'name') return comma && between[0]?.lower === 'of' && between.length <= 5;
  const next = tokens[mention.to + 1];
  const { sex } = before.role;
  return (
    comma &&
    between.length === 1 &&
    before.role.identity !== mention.role.identity &&
    (sex === 'I' || mention.role.sex === 'I') &&
    (next?.pos === 'PUNCT' || next?.lower === 'of') &&
    tokens[mention.from]?.lower !== 'another'
  );
}

const bridges = words(', named called is was name whose of by the mine (');
function joined(tokens: Token[], before: Mention, mention: Mention): boolean {
  const between = tokens.slice(before.to + 1, mention.from);
  if (tokens[before.to]?.sentence !== tokens[mention.from]?.sentence) return false;
  if (between.length === 0) return mention.kind === 'name' || before.kind === 'name';
  if (before.kind === mention.kind || (before.kind !== 'name' && mention.kind !== 'name')) return false;
  if (between.length === 1 && between[0]?.lower === ',')
    return mention.kind === 'name' || !mention.fresh || tokens[mention.from]?.lower === 'a';
  // 'My boss was Carl Helms.'
  if (mention.kind === 'name' && between.length === 1 && between[0]?.lemma === 'be') return true;
  return (
    mention.kind === 'name' &&
    between.length <= 5 &&
    between.some(({ lower }) => lower === 'named' || lower === 'called' || lower === 'name') &&
    between.every(({ lower }) => bridges.has(lower))
  );
}
