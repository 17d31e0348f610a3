import type { Sex } from './lexicon/roles';
import { words } from './lexicon/words';
import type { Mention } from './names';
import { mentionsIn } from './people';
import type { Token } from './read';
import { sameAs, type Someone } from './same-as';

export type Character = {
  /** Number, sex, identity, age: `1MKA`; `1ANI`, `2ANI` for animals. */
  code: string;
  /** As the dream calls them. */
  name: string;
  mentions: Mention[];
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
