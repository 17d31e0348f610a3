import type { Interpretation } from '@liminal/contracts/dreams/dream';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { findWords, type Found } from './find-words';
import { feelings, people, symbols, type DreamSymbol } from './symbols';

/** Raise when the same dream would read differently. */
export const readerVersion = 1;

export type ToRead = { description: string; emotions: string; lucidityLevel: string };
export type Reading = Interpretation & { counts: { symbols: number; people: number; feelings: number } };

type Seen = DreamSymbol & { found: Found[] };

/**
 * Reads a dream by the words that stand in it: symbols, people, feelings, each with its place in the text.
 * Deterministic and never a diagnosis; says so when it found little.
 */
export function interpret({ description, emotions, lucidityLevel }: ToRead): Reading {
  const seen: Seen[] = symbols
    .map((symbol) => ({ ...symbol, found: findWords(description, symbol.words) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => b.found.length - a.found.length || (a.found[0]?.start ?? 0) - (b.found[0]?.start ?? 0));
  const met = findWords(description, people);
  const felt = Object.entries(feelings)
    .map(([name, words]) => ({ name, found: findWords(description, words) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => b.found.length - a.found.length);
  const evidence = [
    ...seen.flatMap(({ name, found }) => found.map(({ start, end }) => ({ start, end, about: name }))),
    ...met.map(({ start, end }) => ({ start, end, about: 'a person' })),
    ...felt.flatMap(({ name, found }) => found.map(({ start, end }) => ({ start, end, about: name }))),
  ].sort((a, b) => a.start - b.start);
  return {
    symbolicAnalysis: symbolicAnalysis(seen, met),
    consciousnessInsights: insights(emotions, lucidityLevel, felt, met, seen),
    archetypes: leaningOf(seen, met),
    evidence,
    readerVersion,
    counts: { symbols: seen.length, people: met.length, feelings: felt.length },
  };
}

const quoted = (found: Found[]) =>
  [...new Set(found.map(({ word }) => `“${word.toLowerCase()}”`))].slice(0, 3).join(', ');
const listed = (words: string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function symbolicAnalysis(seen: Seen[], met: Found[]): string {
  if (seen.length === 0 && met.length === 0) {
    return 'This telling names few images that the reader knows. A second telling, slower and with places and people in it, gives it more to rest on.';
  }
  const lines = seen
    .slice(0, 3)
    .map(({ name, found, hint }) => `${capital(name)} stands in your words (${quoted(found)}): ${hint}.`);
  const rest = seen.slice(3, 7).map(({ name }) => name);
  if (rest.length > 0) lines.push(`Also there: ${listed(rest)}.`);
  if (met.length > 0) lines.push(`You were not alone: ${quoted(met)} ${met.length === 1 ? 'appears' : 'appear'}.`);
  return lines.join(' ');
}

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

function insights(
  emotions: string,
  lucidityLevel: string,
  felt: { name: string; found: Found[] }[],
  met: Found[],
  seen: Seen[],
): string {
  const strongest = felt[0];
  const told = strongest
    ? `, and the text itself names ${listed(felt.slice(0, 3).map(({ name }) => name))} (${quoted(strongest.found)})`
    : ', though the text names no feeling outright';
  return `${dayEmotion[emotions] ?? 'You woke from it'}${told}. ${awake[lucidityLevel] ?? ''} ${questions(met, seen)}`;
}

function questions(met: Found[], seen: Seen[]): string {
  const person = met[0]?.word.toLowerCase();
  const first = person ? `What would the ${person} say this dream was about?` : 'Who was missing from this dream?';
  const image = seen[0]?.name;
  const second = image ? `Where in your days have you met ${image} lately?` : 'Which moment of it is still with you?';
  return `Two questions to carry: ${first} ${second}`;
}

/** The patterns whose themes the text touches most, two at the most; meeting somebody leans towards the bridge. */
function leaningOf(seen: Seen[], met: Found[]): SoulPattern[] {
  const votes = new Map<SoulPattern, number>();
  for (const { leans, found } of seen) votes.set(leans, (votes.get(leans) ?? 0) + found.length);
  if (met.length > 0) votes.set('heart-bridge', (votes.get('heart-bridge') ?? 0) + Math.min(2, met.length));
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 2)
    .map(([pattern]) => pattern);
}
