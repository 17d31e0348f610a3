import type { Claim, ClaimKind } from '@liminal/contracts/dreams/interpretation';
import { texts } from '../../texts';

const words = texts.claims;

/** Who stands behind a letter code, in words: 'you', 'a man you know', 'animals'. */
export function partyWords(code: string): string {
  if (code === 'D') return words.you;
  if (code === 'Q') return words.somebody;
  const many = !code.startsWith('1');
  if (code.endsWith('ANI')) return many ? words.animals : words.animal;
  const [, sex = 'I', identity = 'U', age = 'A'] = code;
  const grown = (many ? words.several : words.single)[sex];
  const who = (many ? words.youngSeveral : words.young)[age]?.[sex] ?? grown ?? words.somebody;
  const relation = (many ? words.relations : words.identities)[identity];
  return relation ? `${who}, ${relation}` : who;
}

/** A claim in a plain sentence; never what it means. */
export function claimWords({ kind, code, name }: Claim): string {
  const [first = '', second = '', third = ''] = code.split(' ');
  switch (kind) {
    case 'characters':
      return `${name.replace(/^./, (letter) => letter.toUpperCase())}: ${partyWords(code)}.`;
    case 'emotions':
      return words.emotion(words.feelings[first] ?? first, partyWords(second));
    case 'aggression':
    case 'friendliness':
    case 'sexuality':
      return words.act(words.acts[kind][second] ?? words.kinds[kind], partyWords(first), partyWords(third));
    case 'misfortune':
      return words.event(words.misfortunes[first] ?? words.kinds.misfortune, partyWords(second));
    case 'settings':
      return `${words.places[code[0] ?? ''] ?? ''}${code.endsWith('F') ? words.familiar : ''}.`;
    default:
      return words.event(words.kinds[kind], partyWords(second));
  }
}

const withSex = (code: string, start: string): string => `${start}${code.slice(2)}`;

/** What else a claim could be, as codes; its own among them. */
export function optionsFor({ kind, code }: Claim): string[] {
  const [first = '', second = '', third = ''] = code.split(' ');
  const numbers = (kinds: ClaimKind): string[] =>
    kinds === 'aggression' || kinds === 'friendliness' || kinds === 'sexuality' ? Object.keys(words.acts[kinds]) : [];
  switch (kind) {
    case 'characters': {
      const person = code.endsWith('ANI') ? '1ISA' : code;
      return [...['1M', '1F', '1I', '2M', '2F', '2J'].map((start) => withSex(person, start)), '1ANI', '2ANI'];
    }
    case 'emotions':
      return Object.keys(words.feelings).map((feeling) => `${feeling} ${second}`);
    case 'misfortune':
      return Object.keys(words.misfortunes).map((misfortune) => `${misfortune} ${second}`);
    case 'settings':
      return ['IF', 'IQ', 'OF', 'OQ'];
    case 'aggression':
    case 'friendliness':
    case 'sexuality':
      return [...numbers(kind).map((number) => `${first} ${number} ${third}`), `${third} ${second} ${first}`].filter(
        (option, i, all) => all.indexOf(option) === i,
      );
    default:
      return [code];
  }
}
