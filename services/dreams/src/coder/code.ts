import { charactersIn } from './characters';
import { emotionsIn, type Emotion } from './emotions';
import { eventsIn, type CodedEvent } from './events';
import { interactionsIn, type Interaction } from './interactions';
import { legibilityOf, type Legibility } from './legible';
import { pronounsIn } from './pronouns';
import { read } from './read';
import { settingsIn, type Setting } from './settings';
import type { Span } from './span';

export type CodedCharacter = {
  /** Number, sex, identity, age: `1MKA`; `1ANI`, `2ANI` for animals. */
  code: string;
  /** As the dream calls them first. */
  name: string;
  spans: Span[];
};
export type Codes = {
  legibility: Legibility;
  characters: CodedCharacter[];
  aggression: Interaction[];
  friendliness: Interaction[];
  sexuality: Interaction[];
  misfortune: CodedEvent[];
  goodFortune: CodedEvent[];
  success: CodedEvent[];
  failure: CodedEvent[];
  emotions: Emotion[];
  settings: Setting[];
};

/** Raise when the same dream would be coded differently. */
export const coderVersion = 2;

const nothing = {
  characters: [],
  aggression: [],
  friendliness: [],
  sexuality: [],
  misfortune: [],
  goodFortune: [],
  success: [],
  failure: [],
  emotions: [],
  settings: [],
};

/** A dream in Hall and Van de Castle's codes, each with the words it rests on; nothing where it cannot be read. Deterministic. */
export function code(text: string): Codes {
  const tokens = read(text);
  const legibility = legibilityOf(tokens);
  if (legibility !== 'legible') return { legibility, ...nothing };
  const characters = charactersIn(tokens);
  const codes = new Map<number, string>();
  for (const { code: letters, mentions } of characters)
    for (const { from, to } of mentions)
      for (let i = from; i <= to; i++) if (i === to || tokens[i]?.pos === 'PROPN') codes.set(i, letters);
  for (const [at, letters] of pronounsIn(tokens, codes)) codes.set(at, letters);
  const codeAt = (at: number) => codes.get(at);
  const spanOf = (from: number, to: number): Span => ({ start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0 });
  return {
    legibility,
    characters: characters.map(({ code: letters, name, mentions }) => ({
      code: letters,
      name,
      spans: mentions.map(({ from, to }) => spanOf(from, to)),
    })),
    aggression: interactionsIn('aggression', tokens, codeAt),
    friendliness: interactionsIn('friendliness', tokens, codeAt),
    sexuality: interactionsIn('sexuality', tokens, codeAt),
    misfortune: eventsIn('misfortune', tokens, codeAt),
    goodFortune: eventsIn('goodFortune', tokens, codeAt),
    success: eventsIn('success', tokens, codeAt),
    failure: eventsIn('failure', tokens, codeAt),
    emotions: emotionsIn(tokens, codeAt),
    settings: settingsIn(tokens),
  };
}
