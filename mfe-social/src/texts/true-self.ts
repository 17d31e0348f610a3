import type { ArchetypalQuestion, pauses } from '@liminal/contracts/archetype/archetypal-score';
import type { Jungian } from '@liminal/contracts/vocabulary';

type Choice = { id: ArchetypalQuestion; ask: string; hint: string; options: { value: Jungian; label: string }[] };

/** 'a, b and c' */
const listed = (names: string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Six of the eight questions; each answer speaks for one archetype. */
export const choiceQuestions: Choice[] = [
  {
    id: 'road',
    ask: 'The road forks, and the sign has fallen down.',
    hint: 'It will be dark in two hours.',
    options: [
      { value: 'explorer', label: 'Left. I have never been left' },
      { value: 'sage', label: 'I sit down and remember the map' },
      { value: 'hero', label: 'Whichever is steeper; it saves time' },
      { value: 'innocent', label: 'Either. Roads mean well' },
      { value: 'magician', label: 'I put the sign up again, my way round' },
      { value: 'lover', label: 'The one somebody is singing on' },
    ],
  },
  {
    id: 'silence',
    ask: 'A silence falls at the table. It goes on.',
    hint: 'Six people, all of whom you like.',
    options: [
      { value: 'lover', label: 'I look at whoever is looking down' },
      { value: 'magician', label: 'I wait for the exact moment to break it' },
      { value: 'sage', label: 'I listen to it' },
      { value: 'hero', label: 'I say what everyone is thinking' },
      { value: 'explorer', label: 'I go and see about the window' },
      { value: 'innocent', label: 'I pass the bread' },
    ],
  },
  {
    id: 'meal',
    ask: 'You are cooking for people who have never met.',
    hint: 'You have three hours and a good market.',
    options: [
      { value: 'innocent', label: 'Pancakes. Everybody is eight years old once' },
      { value: 'hero', label: 'Something over fire, and I carve' },
      { value: 'lover', label: 'One dish, from one bowl, with hands' },
      { value: 'sage', label: 'What I have cooked forty times' },
      { value: 'magician', label: 'A soup that changes colour' },
      { value: 'explorer', label: 'Whatever that is, the spiny one' },
    ],
  },
  {
    id: 'evidence',
    ask: 'A friend swears that the house is haunted.',
    hint: 'They are not joking.',
    options: [
      { value: 'sage', label: 'Tell me from the beginning, slowly' },
      { value: 'explorer', label: 'Which floor? I will sleep there' },
      { value: 'innocent', label: 'Then somebody must be lonely' },
      { value: 'magician', label: 'Of course. Shall we ask it something?' },
      { value: 'lover', label: 'Come and stay with me' },
      { value: 'hero', label: 'I go in first' },
    ],
  },
  {
    id: 'gift',
    ask: 'The best present you ever gave was...',
    hint: 'Not the most expensive one.',
    options: [
      { value: 'hero', label: 'my weekend, and a van' },
      { value: 'lover', label: 'something I had noticed they touched twice' },
      { value: 'explorer', label: 'a ticket with no return on it' },
      { value: 'sage', label: 'a book with my pencil in the margin' },
      { value: 'magician', label: 'an evening they still cannot explain' },
      { value: 'innocent', label: 'made of paper, and it worked' },
    ],
  },
  {
    id: 'ending',
    ask: 'How should a good story end?',
    hint: 'Yours, for instance.',
    options: [
      { value: 'magician', label: 'By turning out to be about something else' },
      { value: 'innocent', label: 'Well. Why not?' },
      { value: 'hero', label: 'With the thing done, and the door closed' },
      { value: 'explorer', label: 'It should not' },
      { value: 'sage', label: 'With a sentence one reads twice' },
      { value: 'lover', label: 'In somebody’s arms' },
    ],
  },
];

type Pause = keyof typeof pauses;
export const pauseQuestion: { ask: string; options: { value: Pause; label: string }[] } = {
  ask: 'You are offered something that would change your year. How long until you answer?',
  options: [
    { value: 'instantly', label: 'Instantly. My mouth knew before I did' },
    { value: 'minute', label: 'Within the minute, once I have breathed' },
    { value: 'hour', label: 'Within the hour, after one good question' },
    { value: 'night', label: 'After a night. Sleep votes too' },
    { value: 'three-days', label: '3 days, and a walk on each of them' },
  ],
};

/** Every word of True Self. */
export const trueSelfTexts = {
  loading: 'Finding your results...',
  failed: {
    title: 'Your results did not arrive',
    text: 'They are kept. The rest of the page goes on.',
    retry: 'Try again',
  },
  legend: (at: number) => `Question ${at} of 8`,
  pauseLegend: (at: number) => `Question ${at} of 8, the pause`,
  answers: 'Answers',
  back: 'Back',
  blink: {
    ask: 'How often do you blink in a minute?',
    hint: 'Start the minute and press the button, or the space bar, at every blink. Nothing is filmed. It is a parlour game with a clock.',
    start: 'Start the minute',
    again: 'Start the minute again',
    count: 'I blinked',
    blinks: (count: number) => (count === 1 ? 'blink' : 'blinks'),
    seconds: (seconds: number) => `${seconds} of 60 seconds`,
    field: 'Blinks in one minute',
    fieldHint: 'A whole number from 1 to 100. No clock at hand? 15 is usual.',
    range: 'Between 1 and 100, please.',
    proceed: 'Continue',
    over: (count: number) => `The minute is over: ${count} blinks.`,
    drawing: 'An eye with one mark for every blink',
  },
  analyzing: {
    title: 'Analyzing',
    text: 'Eight answers are being added up. It takes no time at all; the three seconds are for you.',
    now: 'Show it now',
    retry: 'Keep my result',
    failed: { title: 'Error', description: 'Your result was not kept. Your answers are still here.' },
  },
  discovered: (name: string, confidence: number) => ({
    title: 'Archetype Discovered',
    description: `${name}, with ${Math.round(confidence)} % confidence.`,
    duration: 5_000,
  }),
  result: {
    legend: (day: string) => `Your archetype, ${day}`,
    confidence: (confidence: number) => `${Math.round(confidence)} % confidence`,
    points: (points: number) => `${points} ${points === 1 ? 'point' : 'points'}, out of 8 questions`,
    confidenceLabel: 'Confidence',
    tie: (name: string, others: string[], points: number) =>
      `A tie: ${listed([name, ...others])} ${others.length === 1 ? 'both' : 'all'} have ${points}. The first in the alphabet is shown, so read the ${others.length === 1 ? 'other' : 'others'} as well and keep what fits.`,
    retake: 'Retake',
    compare: 'Compare all archetypes',
    added: 'What your answers added',
    of: (points: number) => `${points} of 9`,
    from: {
      blinks: (count: number) => `${count} blinks +2`,
      pause: 'the pause',
      road: 'the fork',
      silence: 'silence',
      meal: 'the meal',
      evidence: 'the haunted house',
      gift: 'the gift',
      ending: 'the ending',
    },
    nothing: 'nothing this time',
    environment: 'Optimal environment',
    rows: {
      lighting: 'Lighting',
      scent: 'Scent',
      sound: 'Sound',
      temperature: 'Temperature',
      seating: 'Seating',
      duration: 'Duration',
      composition: 'Six of you',
      groupRole: 'Your part',
    },
    degrees: (celsius: number) => `${celsius} °C`,
    taste: 'A suggestion of taste for an evening together, not a measurement.',
    matching: 'Matching archetypes',
    avoided: 'Better in another room',
    history: 'Earlier results',
    then: (name: string, day: string) => `${name}, ${day}`,
  },
  page: {
    title: 'Archetypes',
    lead: 'Fourteen ways of recognising oneself. Six come from Jung’s figures, eight are Liminal’s own. None of them is a diagnosis, and nobody is only one.',
    six: 'The six Jungian archetypes',
    eight: 'The eight soul patterns',
    yours: 'yours',
    compare: 'Compare two',
    first: 'One',
    second: 'Another',
    between: (first: string, second: string) => `${first} and ${second}`,
    meets: { matching: 'They meet well.', avoided: 'Better in different rooms.', open: 'Nothing speaks against it.' },
    aspect: 'Aspect',
    same: 'Choose two that differ.',
    own: 'Your own answers',
    ownNone: 'You have not taken this yet.',
    take: { soul: 'Discover your pattern', jungian: 'Find your archetype' },
    see: { soul: 'Your pattern', jungian: 'Your answers, one by one' },
    essence: 'Essence',
    description: 'In a line',
  },
};
