import { roleOf } from './lexicon/roles';
import { words } from './lexicon/words';
import { findBack } from './nearby';
import type { Token } from './read';

const fresh = words('a an another some several two three four five six many few one other lots various certain more');
const several = words(
  'two three four five six seven eight ten many few several both these those all various couple group other',
);
const owners = words('my our his her their your its');
/** 'A group of girls' are the girls; 'a couple of months' are nobody. */
export const measures = words('group crowd couple gang mob team troop crew class bunch');
const copulas = words('be become remain seem');

export const isPlural = ({ lower, lemma, pos }: Token): boolean =>
  pos === 'NOUN' && lower !== lemma && lower !== `${lemma}'s`;

export type LeadIn = {
  /** Whether anything led it in: 'a', 'my', 'two'. A bare 'man' is a kind, nobody. */
  led: boolean;
  /** 'One of my friends': one of several. */
  one?: boolean;
  fresh: boolean;
  many: boolean;
  owner: string;
  /** First word of it. */
  at: number;
  negated: boolean;
};

/** The words that lead a noun in: its article or owner, its number. */
export function leadIn(tokens: Token[], at: number): LeadIn {
  const before: LeadIn = { led: false, fresh: true, many: false, owner: '', at, negated: false };
  let settled = false;
  for (let i = at - 1; i >= 0 && i >= at - 6; i--) {
    const token = tokens[i] as Token;
    if (token.sentence !== tokens[at]?.sentence) break;
    const { lower, pos } = token;
    if (several.has(lower)) before.many = true;
    // One of my friends: one.
    if (lower === 'of' && tokens[i - 1]?.lower === 'one')
      return { ...before, at: i - 1, led: true, many: false, one: true, fresh: true, owner: '' };
    if (lower === 'of' && measures.has(tokens[i - 1]?.lemma ?? '')) {
      before.many = true;
      i -= 1;
      before.at = i;
      continue;
    }
    if (lower === 'no') before.negated = true;
    if (lower === 'the' || lower === 'this' || lower === 'that' || lower === 'these' || lower === 'those') {
      before.fresh = false;
      settled = true;
    } else if (owners.has(lower)) {
      before.owner = lower === 'our' ? 'my' : lower;
      before.fresh = false;
      settled = true;
    } else if (lower === "'s" || lower === "'") {
      before.owner = tokens[i - 1]?.lower ?? 'somebody';
      before.fresh = false;
      settled = true;
    } else if (fresh.has(lower)) {
      settled = true;
    } else if (!(
      pos === 'ADJ' ||
      pos === 'NUM' ||
      pos === 'ADV' ||
      (pos === 'NOUN' && i === at - 1) ||
      (pos === 'VERB' && i === at - 1 && ['DET', 'ADJ', 'NUM'].includes(tokens[i - 1]?.pos ?? '')) ||
      (pos === 'PROPN' && i === at - 1)
    ))
      break;
    before.at = i;
    before.led = settled || before.many || pos === 'NUM';
    // 'one of my friends', 'the three men': the number stands before.
    const ahead = tokens[i - 1]?.lower ?? '';
    if (settled && !fresh.has(ahead) && !(ahead === 'of' && tokens[i - 2]?.lower === 'one')) break;
  }
  return before;
}

const nobody = words("no not myself kept n't without like as than");
const subjects = words('i he she you we they who me him');

/** Whether a noun says what somebody is, and not that somebody is there: 'I was a mailman', 'he is a small man'. */
export function isPredicate(tokens: Token[], lead: number): boolean {
  if (
    findBack(
      tokens,
      lead,
      3,
      ({ lower, pos }, at) =>
        lower === 'like' && pos !== 'VERB' && tokens.slice(at, lead).every(({ pos: each }) => each !== 'NOUN'),
    ) >= 0
  )
    return true;
  // 'What a fine person he was.'
  if (tokens[lead - 1]?.lower === 'what') return true;
  let i = lead - 1;
  if (nobody.has(tokens[i]?.lower ?? '') && tokens[i]?.lower !== 'not') return true;
  while (
    i > 0 &&
    (tokens[i]?.pos === 'ADV' ||
      tokens[i]?.pos === 'PART' ||
      (tokens[i]?.pos === 'AUX' && !copulas.has(tokens[i]?.lemma ?? '')))
  )
    i--;
  if (!copulas.has(tokens[i]?.lemma ?? '')) return false;
  while (i > 0 && (tokens[i]?.pos === 'AUX' || tokens[i]?.pos === 'ADV' || tokens[i]?.pos === 'PART')) i--;
  const subject = tokens[i];
  if (!subject) return false;
  return (
    subjects.has(subject.lower) ||
    (subject.pos === 'NOUN' && roleOf(subject.lemma) !== undefined) ||
    subject.pos === 'PROPN'
  );
}
