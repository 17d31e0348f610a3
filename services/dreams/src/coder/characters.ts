import type { Sex } from './lexicon/roles';
import { words } from './lexicon/words';
import type { Mention } from './names';
import { mentionsIn } from './people';
import type { Token } from './read';

export type Character = {
  /** Number, sex, identity, age: `1MKA`; `1ANI`, `2ANI` for animals. */
  code: string;
  /** As the dream calls them. */
  name: string;
  mentions: Mention[];
};

type Someone = {
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

const he = words('he him his himself');
const she = words('she her hers herself');
/** Characters of one dream, at most: beyond them a list is copied, not dreamed. */
const most = 60;
/** Words after a mention in which its pronoun may stand. */
const reach = 40;

/** He or she, by the pronouns that follow before anybody else is named; or by '(m, 20)'. */
function sexAfter(tokens: Token[], { to }: Mention, until: number): Sex {
  const end = Math.min(tokens.length, until, to + reach);
  if (tokens[to + 1]?.lower === '(' && /^(?:m|male|f|female)$/.test(tokens[to + 2]?.lower ?? ''))
    return tokens[to + 2]?.lower.startsWith('m') ? 'M' : 'F';
  for (let i = to + 1; i < end; i++) {
    const lower = tokens[i]?.lower ?? '';
    if (he.has(lower)) return 'M';
    if (she.has(lower)) return 'F';
  }
  return 'I';
}

/** Everybody in a dream, each once: the same word with 'the', the same name, the same relation of the same person are one. */
export function charactersIn(tokens: Token[]): Character[] {
  const mentions = mentionsIn(tokens);
  const met: Someone[] = [];
  mentions.forEach((mention, n) => {
    const until =
      mentions.slice(n + 1).find(({ kind, role }) => kind !== 'animal' && role.sex !== 'J')?.from ?? Infinity;
    const sex = mention.role.sex === 'I' && !mention.many ? sexAfter(tokens, mention, until) : mention.role.sex;
    const known = sameAs(met, mention, mentions[n - 1], tokens);
    if (known) meetAgain(known, mention, sex);
    else if (met.length < most) met.push(newcomer(mention, sex));
  });
  return met.map(({ many, sex, identity, age, mentions: all }) => ({
    code: identity === 'ANI' ? `${many ? 2 : 1}ANI` : `${many ? 2 : 1}${sex}${identity}${age}`,
    name: nameOf(tokens, all[0] as Mention),
    mentions: all,
  }));
}

const newcomer = (mention: Mention, sex: Sex): Someone => {
  const { key, kind, many, owner, role } = mention;
  const others = owner !== '' && owner !== 'my';
  return {
    key,
    owner,
    kind,
    many,
    names: kind === 'name' ? [key] : [],
    sex: many && role.sex === 'I' ? 'J' : sex,
    relation: role.identity,
    // The family of somebody else is somebody one knows.
    identity: others && 'FMXBTHWADY'.includes(role.identity) ? 'K' : role.identity,
    age: role.age ?? 'A',
    mentions: [mention],
  };
};

function meetAgain(known: Someone, mention: Mention, sex: Sex): void {
  known.mentions.push(mention);
  if (known.sex === 'I') known.sex = sex;
  if (mention.kind !== 'name') return;
  known.names.push(mention.key);
  if (known.identity === 'S') known.identity = 'K';
}

const nameOf = (tokens: Token[], { from, to }: Mention): string =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ('s?)/g, '$1');

const listed = (tokens: Token[], before: Mention | undefined, { from }: Mention): boolean =>
  before !== undefined &&
  tokens.slice(before.to + 1, from).every(({ lower }) => lower === ',' || lower === 'and' || lower === 'or');

function sameAs(met: Someone[], mention: Mention, before: Mention | undefined, tokens: Token[]): Someone | undefined {
  const last = met.find(({ mentions }) => before !== undefined && mentions.includes(before));
  // 'my friend Bob', 'my brother, Bob', 'a girl named Ann', 'Bob, my brother'
  if (before && last && !last.many && !mention.many && joined(tokens, before, mention)) return last;
  if (before && last && !last.many && !mention.many && renamed(tokens, before, mention)) return last;
  const parent = met.findLast(
    ({ relation, owner }) => 'XFM'.includes(relation) && (owner || 'my') === (mention.owner || 'my'),
  );
  if (parent && mention.role.identity === 'X') return parent;
  // Parents, and then the father: he is one of the two, and she is the other.
  if (parent?.relation === 'X' && 'FM'.includes(mention.role.identity)) {
    const { identity, sex } = mention.role;
    const others = mention.owner !== '' && mention.owner !== 'my';
    return Object.assign(parent, {
      key: mention.key,
      relation: identity,
      identity: others ? 'K' : identity,
      sex,
      many: false,
    });
  }
  if (mention.kind === 'name') return met.findLast(({ names }) => names.includes(mention.key));
  // Lions, giraffes, snakes: one crowd of animals.
  if (
    mention.kind === 'animal' &&
    mention.many &&
    last?.kind === 'animal' &&
    last.many &&
    listed(tokens, before, mention)
  )
    return last;
  const kind = kindOf(mention.key);
  if (last && !mention.many && tokens[mention.from - 1]?.lower === '(' && mention.from - 2 <= (before?.to ?? -9))
    return last;
  const alike = met.filter((one) => kindOf(one.key) === kind && one.kind === mention.kind);
  if (mention.key === 'everyone') return met.findLast(({ many }) => many);
  if (mention.role.identity !== 'S' && mention.role.identity !== 'O' && mention.kind === 'role') {
    // A relation is one person for each whose it is.
    if (mention.fresh && !mention.owner && 'KRI'.includes(mention.role.identity)) return undefined;
    return alike.findLast(
      ({ owner, many }) =>
        many === mention.many &&
        (owner === mention.owner || !owner || !mention.owner || (mention.owner === 'my' && owner === 'my')),
    );
  }
  if (mention.fresh && mention.kind !== 'anyone')
    return mention.many && !tokens[mention.from]
      ? undefined
      : mention.many && kind === 'people'
        ? alike.at(-1)
        : undefined;
  const same = alike.findLast(({ many }) => many === mention.many);
  if (same || mention.fresh || mention.owner) return same;
  // 'The man' who was called a neighbour before, 'the people' who were called guests.
  const sex = generic[kind];
  return sex === undefined
    ? undefined
    : met.findLast(
        (one) =>
          one.kind !== 'animal' &&
          one.many === mention.many &&
          (mention.many || one.sex === sex || one.sex === 'I') &&
          !'FMXBTHW'.includes(one.identity),
      );
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
