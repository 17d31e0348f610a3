import type { EnvironmentalProfile } from '@liminal/contracts/archetype/archetypal-assessment';
import type { Jungian } from '@liminal/contracts/vocabulary';

export type Environment = EnvironmentalProfile & {
  /** °C, from 20 to 24 (specification, section 9) */ temperature: number;
  seating: string;
  duration: string;
  composition: string;
};
export type JungianWords = { description: string; traits: string[]; environment: Environment };

/** What is said of each Jungian archetype, and the room in which it is most itself (specification, section 3). */
export const jungianWords: Record<Jungian, JungianWords> = {
  explorer: {
    description: 'You trust a road more than a signpost. What you cannot walk round, you do not quite believe in.',
    traits: ['Curious before careful', 'Leaves early, returns rich', 'Keeps doors ajar', 'Restless in the good chair'],
    environment: {
      lighting: 'Daylight from one side, changing',
      scent: 'Cedar, wet stone, a little smoke',
      sound: 'Wind and footsteps, no melody',
      groupRole: 'Scout: brings back what lies outside',
      temperature: 20,
      seating: 'Low stools, easily moved',
      duration: '90 minutes with a walk in the middle',
      composition: '2 explorers, 2 sages, 1 hero, 1 lover',
    },
  },
  hero: {
    description: 'You are at your clearest when something has to be done and it is your turn.',
    traits: ['Says it and does it', 'Steady when it shakes', 'Finishes', 'Rests badly'],
    environment: {
      lighting: 'Bright, from above, with one warm lamp',
      scent: 'Pine and orange peel',
      sound: 'A drum, slow, then none',
      groupRole: 'Anchor: goes first when it is difficult',
      temperature: 20,
      seating: 'A circle of firm chairs',
      duration: '60 minutes, then food',
      composition: '2 heroes, 2 explorers, 2 lovers',
    },
  },
  innocent: {
    description: 'You keep a door open that others have bolted, and now and then somebody walks in.',
    traits: ['Believes first', 'Laughs early', 'Forgives in advance', 'Hurt by small print'],
    environment: {
      lighting: 'Morning light through linen',
      scent: 'Apple and clean cotton',
      sound: 'Birds, then a single flute',
      groupRole: 'Welcomer: says the first kind thing',
      temperature: 23,
      seating: 'Cushions on the floor',
      duration: '75 minutes, with play',
      composition: '2 innocents, 2 lovers, 1 magician, 1 hero',
    },
  },
  lover: {
    description: 'You find the pulse of a thing and stay with it. Half of what you know, you know by touch.',
    traits: ['Notices hands', 'Remembers what you wore', 'Gives whole evenings', 'Jealous of time'],
    environment: {
      lighting: 'Candles, and one red shade',
      scent: 'Rose, pepper, warm bread',
      sound: 'A cello, close',
      groupRole: 'Heart: keeps the circle warm',
      temperature: 24,
      seating: 'One long bench, shoulders near',
      duration: '120 minutes around a table',
      composition: '2 lovers, 2 innocents, 2 heroes',
    },
  },
  magician: {
    description: 'You change a room by changing what it thinks is possible. You do not always say how.',
    traits: ['Starts with the end', 'Plays seriously', 'Comfortable with odd', 'Hides the effort'],
    environment: {
      lighting: 'Almost none, with moving points',
      scent: 'Frankincense and struck matches',
      sound: 'A low drone with overtones',
      groupRole: 'Catalyst: turns what is said into something else',
      temperature: 22,
      seating: 'Standing, then lying down',
      duration: '135 minutes, in four parts',
      composition: '2 magicians, 2 sages, 2 innocents',
    },
  },
  sage: {
    description: 'You wait until the water clears. People take it for distance; it is care.',
    traits: ['Asks once, well', 'Sleeps on it', 'Reads the footnote', 'Slow to join, slow to leave'],
    environment: {
      lighting: 'One reading lamp, the rest dusk',
      scent: 'Sandalwood and paper',
      sound: 'Rain, far away',
      groupRole: 'Mirror: says back what was meant',
      temperature: 21,
      seating: 'Armchairs, a little apart',
      duration: '105 minutes, with ten of silence',
      composition: '2 sages, 2 magicians, 2 explorers',
    },
  },
};
