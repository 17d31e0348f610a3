import { isAnimal } from './lexicon/beasts';
import { roleOf, type Role, type Sex } from './lexicon/roles';
import { words } from './lexicon/words';
import { mention, namedAt, titledAt, type Mention } from './names';
import { findBack } from './nearby';
import { isPlural, isPredicate, leadIn, measures } from './noun-phrase';
import type { Token } from './read';

/** What a noun of people stands before when it says what kind of thing: 'police station', "men's room". */
const places = words(
  'room station house department car dormitory dorm hall school home office uniform clothes table bus union club store shop party suit dress food doll work',
);
const couples: Record<string, string> = {
  'girl friend': 'girlfriend',
  'boy friend': 'boyfriend',
  'lady friend': 'girlfriend',
  'fraternity brother': 'fraternity-brother',
  'frat brother': 'fraternity-brother',
  'sorority sister': 'sorority-sister',
  'room mate': 'roommate',
  'class mate': 'classmate',
  'police officer': 'policeman',
  'police man': 'policeman',
  'young lady': 'lady',
  'step father': 'stepfather',
  'step mother': 'stepmother',
  'house mother': 'housemother',
};
const coupled: Record<string, Role> = {
  'fraternity-brother': { identity: 'K', sex: 'M' },
  'sorority-sister': { identity: 'K', sex: 'F' },
  housemother: { identity: 'K', sex: 'F' },
};
const inLaw: Record<string, Sex> = { brother: 'M', father: 'M', sister: 'F', mother: 'F' };

/** Everybody a text names, in order, nobody twice at one place. Pronouns are not here: they name nobody new. */
export function mentionsIn(tokens: Token[]): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const found =
      titledAt(tokens, i) ?? namedAt(tokens, i) ?? anyoneAt(tokens, i) ?? nounAt(tokens, i, mentions.at(-1));
    if (!found) continue;
    mentions.push(found);
    i = found.to;
  }
  return mentions;
}

function anyoneAt(tokens: Token[], at: number): Mention | undefined {
  const { lower } = tokens[at] as Token;
  if (lower === 'someone' || lower === 'somebody')
    return mention(at, at, 'someone', 'anyone', { identity: 'U', sex: 'I' });
  if (lower !== 'everyone' && lower !== 'everybody') return undefined;
  const everyone = mention(at, at, 'everyone', 'anyone', { identity: 'U', sex: 'J', group: true });
  return { ...everyone, fresh: false };
}

const isInLaw = (tokens: Token[], at: number): boolean =>
  /^-? ?in ?-? ?law/.test(
    tokens
      .slice(at + 1, at + 5)
      .map(({ lower }) => lower)
      .join(' '),
  );

/** Relations whose name says nothing of a stranger: they need no article, 'Mother came in'. */
const relations = 'FMXBTHWADR';

/** A noun that stands for somebody: a man, my sister, two dogs. `last` is who was named before it. */
function nounAt(tokens: Token[], first: number, last: Mention | undefined): Mention | undefined {
  const token = tokens[first] as Token;
  if (token.pos !== 'NOUN' && token.pos !== 'PROPN') return undefined;
  const pair = couples[`${token.lemma} ${tokens[first + 1]?.lemma}`];
  const at = pair ? first + 1 : first;
  const noun = tokens[at] as Token;
  // The tagger leaves a name as it is: 'Germans' are many, 'Boss' is one.
  const named = roleOf(token.lower) ? token.lower : token.lower.replace(/s$/, '');
  const key = pair ?? (token.pos === 'PROPN' ? named : token.lemma);
  const sexInLaw = isInLaw(tokens, at) ? inLaw[key] : undefined;
  const role: Role | undefined = sexInLaw ? { identity: 'R', sex: sexInLaw } : (coupled[key] ?? roleOf(key));
  const beast = !role && isAnimal(key);
  if ((!role && !beast) || isKindOfThing(tokens, at) || (beast && isNameOfThing(tokens, first))) return undefined;
  if (measures.has(key) && tokens[at + 1]?.lower === 'of') return undefined;
  // A member of the choir is one, and the choir is not another.
  if (role?.group && findBack(tokens, first, 4, ({ lower }) => lower === 'of') >= 0 && endsBefore(last, tokens, first))
    return undefined;
  const lead = leadIn(tokens, first);
  if (lead.negated || isPredicate(tokens, lead.at)) return undefined;
  const plural = isPlural(noun) && noun.lower !== key;
  // Figures are numbers; a figure may be somebody.
  if (key === 'figure' && plural) return undefined;
  if (role && !lead.led && !role.group && !plural && !relations.includes(role.identity)) return undefined;
  return {
    from: lead.at,
    to: at,
    key: key === 'girl' && lead.owner === 'my' ? 'girlfriend' : key,
    kind: role ? 'role' : 'animal',
    role: role ?? { identity: 'ANI', sex: 'I' },
    many: !lead.one && (plural || lead.many || role?.group === true),
    fresh: lead.fresh,
    owner: lead.owner,
  };
}

/** Whether a mention ends right before the 'of' that leads to this word. */
const endsBefore = (last: Mention | undefined, tokens: Token[], at: number): boolean =>
  last !== undefined && !last.many && tokens[last.to + 1]?.lower === 'of' && at - last.to <= 4;

/** 'Buffalo' as a town, 'fox hole': an animal's name for something else. */
function isNameOfThing(tokens: Token[], at: number): boolean {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (token.pos === 'PROPN' && token.sentence === tokens[at - 1]?.sentence) return true;
  return next?.pos === 'NOUN' && !isAnimal(next.lemma);
}

/** Whether a noun of people only says what kind of thing the next word is. */
function isKindOfThing(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next) return false;
  if (next.lower === "'s" || next.lower === "'") {
    const noun = tokens[at] as Token;
    return (
      ['man', 'woman', 'lady', 'boy', 'girl'].includes(noun.lemma) &&
      noun.lower !== noun.lemma &&
      places.has(tokens[at + 2]?.lemma ?? '')
    );
  }
  return (
    next.pos === 'NOUN' &&
    next.sentence === tokens[at]?.sentence &&
    roleOf(next.lemma) === undefined &&
    (places.has(next.lemma) || roleOf(tokens[at]?.lemma ?? '')?.identity === 'O')
  );
}
