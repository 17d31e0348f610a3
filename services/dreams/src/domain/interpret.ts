import type { Claim, ClaimKind, Interpretation } from '@liminal/contracts/dreams/interpretation';
import { code, coderVersion, type Codes } from '../coder/code';
import { archetypesOf } from './archetypes';
import { claimsOf, keepCorrections } from './claims';
import { findWords, type Found } from './find-words';
import { feltBy, metIn, towards } from './say';
import { symbols, type Seen } from './symbols';

export type ToRead = { description: string; emotions: string; lucidityLevel: string };

const dayEmotion: Record<string, string> = {
  peaceful: 'You woke from it peaceful',
  anxious: 'You woke from it anxious',
  euphoric: 'You woke from it euphoric',
  mysterious: 'You woke from it with a sense of mystery',
};
const awake: Record<string, string> = {
  'not-lucid': 'It carried you without being noticed as a dream.',
  'partially-lucid': 'Part of you knew that it was a dream: that part can be trained gently.',
  'fully-lucid': 'You knew that you were dreaming: notice what you chose to do with that.',
};
const unread: Partial<Record<Codes['legibility'], string>> = {
  'too-little':
    'There is too little here to say anything that would be true. A few sentences more, when they come back, are enough.',
  'other-language':
    'This language is not understood yet, so nothing is claimed about it. The dream is kept exactly as you wrote it.',
};

/** Reads a dream: its codes, its symbols, and what they come to in words. Deterministic and never a diagnosis. */
export function interpret(dream: ToRead): Interpretation {
  const codes = code(dream.description);
  return writeFrom(dream, claimsOf(codes), codes.legibility);
}

/** The texts from claims as they stand; written anew when the member corrects one. Pure. */
export function writeFrom(dream: ToRead, claims: Claim[], legibility: string): Interpretation {
  const read = legibility === 'legible';
  const seen = read ? symbolsIn(dream.description) : [];
  const standing = claims.filter(({ rejected }) => !rejected);
  const why = unread[legibility as Codes['legibility']];
  return {
    symbolicAnalysis: why ?? analysis(standing, seen),
    consciousnessInsights: read ? insights(dream, standing) : `${dayEmotion[dream.emotions] ?? 'You woke from it'}.`,
    archetypes: read ? archetypesOf(standing, seen) : [],
    evidence: evidenceOf(standing, seen),
    readerVersion: coderVersion,
    claims,
    symbols: seen.map(({ name, found }) => ({ name, spans: found.map(({ start, end }) => ({ start, end })) })),
    questions: read ? questions(standing, seen) : ['What is the one thing of it that you would tell a friend?'],
    legibility,
    writtenBy: 'rules',
  };
}

/** A fresh reading of a dream, with what its member corrected in the one before, where that is claimed again. */
export function withCorrections(dream: ToRead, reading: Interpretation, before: Interpretation | null): Interpretation {
  const claims = keepCorrections(reading.claims, before?.claims ?? []);
  return claims.some(({ by }) => by === 'member') ? writeFrom(dream, claims, reading.legibility) : reading;
}

const symbolsIn = (text: string): Seen[] =>
  symbols
    .map((symbol) => ({ ...symbol, found: findWords(text, symbol.words) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => b.found.length - a.found.length || (a.found[0]?.start ?? 0) - (b.found[0]?.start ?? 0));

const evidenceOf = (claims: Claim[], seen: Seen[]): Interpretation['evidence'] =>
  [
    ...claims.flatMap(({ id, spans }) => spans.map((span) => ({ ...span, about: id }))),
    ...seen.flatMap(({ name, found }) => found.map(({ start, end }) => ({ start, end, about: name }))),
  ].sort((a, b) => a.start - b.start);

const ofKind = (claims: Claim[], kind: ClaimKind): Claim[] => claims.filter((claim) => claim.kind === kind);
const quoted = (found: Found[]): string =>
  [...new Set(found.map(({ word }) => `“${word.toLowerCase()}”`))].slice(0, 3).join(', ');
const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function whereIt(claims: Claim[]): string | undefined {
  const places = new Set(ofKind(claims, 'settings').map(({ code: letters }) => letters[0]));
  const own = ofKind(claims, 'settings').some(({ code: letters }) => letters[1] === 'F');
  if (places.size === 0) return undefined;
  const where =
    places.size > 1 ? 'in rooms and under the open sky' : places.has('I') ? 'indoors' : 'under the open sky';
  return `It takes place ${where}${own ? ', partly where you are at home' : ''}.`;
}

function analysis(claims: Claim[], seen: Seen[]): string {
  const met = metIn(claims);
  if (seen.length === 0 && met.length === 0)
    return 'This telling names few images and nobody but you. A second telling, slower and with places and people in it, gives the reader more to rest on.';
  const lines = [
    whereIt(claims),
    met.length > 0
      ? `Besides you there ${met.length === 1 ? 'is' : 'are'} ${listed(met.slice(0, 5))}.`
      : 'You are alone in it.',
    ...seen
      .slice(0, 3)
      .map(({ name, found, hint }) => `${capital(name)} stands in your words (${quoted(found)}): ${hint}.`),
  ];
  const rest = seen.slice(3, 7).map(({ name }) => name);
  if (rest.length > 0) lines.push(`Also there: ${listed(rest)}.`);
  return lines.filter(Boolean).join(' ');
}

function insights({ emotions, lucidityLevel }: ToRead, claims: Claim[]): string {
  const own = feltBy(claims, 'D');
  const felt =
    own.length > 0 ? `, and the text itself names ${listed(own)}` : ', though the text names no feeling of yours';
  const fortunes = [
    ofKind(claims, 'misfortune').length > 0 && 'Something goes wrong in it without anybody meaning it.',
    ofKind(claims, 'goodFortune').length > 0 && 'Something good falls to you unasked.',
    ofKind(claims, 'success').length > 0 && 'What is tried, succeeds.',
    ofKind(claims, 'failure').length > 0 && 'What is tried does not come off, this time.',
  ];
  return [
    `${dayEmotion[emotions] ?? 'You woke from it'}${felt}.`,
    ...towards(claims),
    ...fortunes,
    awake[lucidityLevel] ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Two open questions, about what stands in the dream; never what it means. */
function questions(claims: Claim[], seen: Seen[]): string[] {
  const person = metIn(claims)[0];
  const image = seen[0]?.name;
  return [
    person ? `What would ${person} say this dream was about?` : 'Who was missing from this dream?',
    image ? `Where in your days have you met ${image} lately?` : 'Which moment of it is still with you?',
  ];
}
