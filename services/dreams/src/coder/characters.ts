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
  identity: string;
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
    const known = sameAs(met, mention, mentions[n - 1], tokens);
    const asked = mention.role.sex === 'I' && !mention.many ? sexAfter(tokens, mention, until) : mention.role.sex;
    if (known) {
      known.mentions.push(mention);
      if (known.sex === 'I') known.sex = asked;
      if (known.kind === 'role' && mention.kind === 'name')
        Object.assign(known, {
          kind: 'name',
          key: mention.key,
          identity: known.identity === 'S' ? 'K' : known.identity,
        });
      return;
    }
    const plural = mention.many && mention.role.sex === 'I' ? 'J' : asked;
    const { identity } = mention.role;
    met.push({
      key: mention.key,
      owner: mention.owner,
      kind: mention.kind,
      many: mention.many,
      sex: plural,
      identity: mention.owner && mention.owner !== 'my' && 'FMXBTHWADY'.includes(identity) ? 'K' : identity,
      age: mention.role.age ?? 'A',
      mentions: [mention],
    });
  });
  return met.map(({ many, sex, identity, age, mentions: all }) => ({
    code: identity === 'ANI' ? `${many ? 2 : 1}ANI` : `${many ? 2 : 1}${sex}${identity}${age}`,
    name: nameOf(tokens, all[0] as Mention),
    mentions: all,
  }));
}

const nameOf = (tokens: Token[], { from, to }: Mention): string =>
  tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/ ('s?)/g, '$1');

function sameAs(met: Someone[], mention: Mention, before: Mention | undefined, tokens: Token[]): Someone | undefined {
  const last = met.find(({ mentions }) => before !== undefined && mentions.includes(before));
  // 'my friend Bob', 'my brother, Bob', 'a girl named Ann', 'Bob, my brother'
  if (before && last && !last.many && !mention.many && joined(tokens, before, mention)) return last;
  if (before && last && !last.many && !mention.many && renamed(tokens, before, mention)) return last;
  const parent = met.findLast(
    ({ identity, owner }) => 'XFM'.includes(identity) && (owner || 'my') === (mention.owner || 'my'),
  );
  if (parent && mention.role.identity === 'X') return parent;
  if (parent?.identity === 'X' && 'FM'.includes(mention.role.identity))
    return Object.assign(parent, {
      key: mention.key,
      identity: mention.role.identity,
      sex: mention.role.sex,
      many: false,
    });
  if (mention.kind === 'name') return met.findLast(({ kind, key }) => kind === 'name' && key === mention.key);
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
  return (
    mention.kind === 'name' &&
    between.length <= 5 &&
    between.some(({ lower }) => lower === 'named' || lower === 'called' || lower === 'name') &&
    between.every(({ lower }) => bridges.has(lower))
  );
}
