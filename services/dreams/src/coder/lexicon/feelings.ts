import { words } from './words';
/** Hall and Van de Castle's five: anger, apprehension, sadness, confusion, happiness. */
export const feelingClasses = ['AN', 'AP', 'SD', 'CO', 'HA'] as const;
export type FeelingClass = (typeof feelingClasses)[number];

// By stems, since the parts of speech are many: 'fright' is fright, frighten, frightened, frightening.
const stems: Record<FeelingClass, string> = {
  AN: 'anger angr angry mad madder furious fury rage enrag annoy irritat aggravat infuriat indignan outrag provok resent exasperat peeved disgust incensed irate hostil detest hatred jealous envy envious frustrat',
  AP: 'afraid fear scare scary scared fright terrif terror horror horrif panic anxious anxiet worr nervous apprehens dread alarm concerned uneas tense tension embarrass asham shame guilt remorse petrified upset sorry apologetic regret desperat hysteric foreboding humiliat uncomfortable worried timid bothered disturbed fluster doom panick terrify shaking trembl',
  SD: 'sad sadden sadness unhapp depress disappoint lonel lonesome miserable misery hopeless crushed heartbroken heartbreak grief griev sorrow mourn gloomy gloom discouraged despair dejected melanchol homesick downcast distress weep wept sobb tears',
  CO: 'confus surpris amaz astonish bewilder perplex puzzl mystif startl astound shock dumbfounded stunned awe awed baffl dazed incredul flabbergast wonder unbeliev disbelie',
  HA: 'happy happi happier happily joy joyous joyful glad pleased pleasure pleasant delight cheer cheerful elat thrill proud pride satisf content contented amus reliev relief excited enjoy ecsta exhilarat grateful carefree relaxed overjoy blissful euphori jubilant gay hopeful enchanted gratif',
};

const exact: Partial<Record<FeelingClass, string>> = {
  AN: 'mad rage',
  AP: 'concerned tense tension sorry shame upset',
  SD: 'sad crushed gloom tears',
  HA: 'content gay joy pride proud cheer pleasant excited relaxed',
  CO: 'awe wonder shock',
};
const exactWords = new Map<string, FeelingClass>();
for (const [kind, words] of Object.entries(exact))
  for (const word of words.split(' ')) exactWords.set(word, kind as FeelingClass);
const byStem = Object.entries(stems).flatMap(([kind, words]) =>
  words
    .split(' ')
    .filter((stem) => !exactWords.has(stem))
    .map((stem) => [stem, kind as FeelingClass] as const),
);
const notThese = words(
  'fearless madison contents wonderfully cheering cheered cheerleader disturbance sadly surprisingly shameful dreadful dreadfully awful fairly terrific depressing depression gloomy frustrating pleasantly',
);

/** What feeling a word names; undefined for none. */
export function feelingOf(lower: string): FeelingClass | undefined {
  if (notThese.has(lower)) return undefined;
  return exactWords.get(lower) ?? byStem.find(([stem]) => lower.startsWith(stem))?.[1];
}

/** Words that name a feeling only after 'feel': 'felt bad', 'felt hurt', 'felt good'. */
export const felt: Record<string, FeelingClass> = {
  bad: 'SD',
  badly: 'SD',
  hurt: 'SD',
  rejected: 'SD',
  low: 'SD',
  useless: 'SD',
  inferior: 'SD',
  empty: 'SD',
  alone: 'SD',
  terrible: 'SD',
  awful: 'SD',
  good: 'HA',
  wonderful: 'HA',
  great: 'HA',
  fine: 'HA',
  better: 'HA',
  safe: 'HA',
  free: 'HA',
  peaceful: 'HA',
  calm: 'HA',
  strange: 'CO',
  odd: 'CO',
  queer: 'CO',
  peculiar: 'CO',
  foolish: 'AP',
  silly: 'AP',
  sick: 'AP',
  funny: 'AP',
  insecure: 'AP',
  helpless: 'AP',
};
/** What strikes one as strange confuses. */
export const strange = words('strange odd peculiar unusual queer weird funny');
export const thinking = words('think thought find found strike struck consider seem');
