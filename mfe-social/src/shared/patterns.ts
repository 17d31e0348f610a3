import type { SoulPattern } from '@liminal/contracts/vocabulary';

/** What is said of each soul pattern (specification, section 2). */
export type PatternWords = { essence: string; gift: string; evolution: string; resonates: string };

export const patterns: Record<SoulPattern, PatternWords> = {
  'deep-feeler': {
    essence: 'Water that remembers every shore it has touched.',
    gift: 'You hear what was meant, and answer that.',
    evolution: 'From carrying every feeling in the room to setting some of them down.',
    resonates: 'Slow mornings, letters, minor keys, being asked twice.',
  },
  'truth-seeker': {
    essence: 'A lamp held up to a well, to see how far down it goes.',
    gift: 'You ask the question everybody else has stepped round.',
    evolution: 'From finding the answer to standing beside whoever has to live with it.',
    resonates: 'Libraries at closing time, cold water, straight talk, footnotes.',
  },
  'light-worker': {
    essence: 'A window left lit for whoever is still on the road.',
    gift: 'You make room, and people notice only afterwards that they are warm.',
    evolution: 'From lighting everyone’s lamp to keeping oil for your own.',
    resonates: 'Kitchens, first snow, small repairs, hands held without a reason.',
  },
  'wild-spirit': {
    essence: 'A path that begins where the map gives up.',
    gift: 'You go first, and make going look possible.',
    evolution: 'From leaving before it closes in to choosing a place to come back to.',
    resonates: 'Weather, bare feet, drums, the last train to anywhere.',
  },
  'mind-weaver': {
    essence: 'A loom on which far corners turn out to be one cloth.',
    gift: 'You see how things belong together before they do.',
    evolution: 'From living in the pattern to touching the thread.',
    resonates: 'Chess, fugues, maps of places that are not there, long walks with one idea.',
  },
  'heart-bridge': {
    essence: 'A bridge that two banks did not know they were waiting for.',
    gift: 'You stand between two people until they can hear each other.',
    evolution: 'From holding both ends to crossing over yourself.',
    resonates: 'Long tables, harmonies, reunions, someone saying: go on.',
  },
  'shadow-walker': {
    essence: 'A traveller with a lantern, at home in what others put away.',
    gift: 'You look at what is difficult until it becomes a person.',
    evolution: 'From guarding the dark to bringing something back from it.',
    resonates: 'Old cellars, honest grief, night gardens, songs that do not resolve.',
  },
  'cosmic-dancer': {
    essence: 'An orbit that learned its music by moving.',
    gift: 'You begin, and the others remember that they can.',
    evolution: 'From every dance at once to one that you finish.',
    resonates: 'Open floors, comets, laughing in the wrong place, silence after music.',
  },
};
