import type { AssessmentQuestion } from '@liminal/contracts/matching/assessment';

export type Section = 'emotional' | 'cognitive' | 'creativity';
type Answer = {
  id: string;
  label: string;
  /** 0 to 25 */ points: number;
  /** What is said of it beside the score. */ rests: string;
};
export type ScoredQuestion = {
  id: AssessmentQuestion;
  section: Section;
  ask: string;
  hint: string;
  options: Answer[];
};

/** Two questions a section; each answer is worth 0 to 25. */
export const scoredQuestions: ScoredQuestion[] = [
  {
    id: 'room',
    section: 'emotional',
    ask: 'You walk into a room where two people have just stopped arguing.',
    hint: 'Nobody has said so.',
    options: [
      { id: 'ask', label: 'I ask, lightly, whether I should come back', points: 18, rests: 'asked before stepping in' },
      {
        id: 'quiet-one',
        label: 'I notice who is not looking up, and stand near them',
        points: 22,
        rests: 'saw who was not looking up',
      },
      { id: 'business', label: 'I carry on; it is theirs', points: 8, rests: 'left it to them' },
      { id: 'joke', label: 'I make a joke, and watch what it does', points: 13, rests: 'tested the air with a joke' },
    ],
  },
  {
    id: 'news',
    section: 'emotional',
    ask: 'A friend tells you good news, and it stings a little.',
    hint: 'You are fond of them.',
    options: [
      { id: 'hide', label: 'I change the subject before it shows', points: 7, rests: 'changed the subject' },
      { id: 'both', label: 'I let both be true, and say: I am glad', points: 25, rests: 'let two feelings be true' },
      {
        id: 'honest',
        label: 'I tell them that I am a little envious',
        points: 17,
        rests: 'said the envy aloud',
      },
      {
        id: 'later',
        label: 'I celebrate now, and ask the sting about itself later',
        points: 20,
        rests: 'kept the sting for later',
      },
    ],
  },
  {
    id: 'sequence',
    section: 'cognitive',
    ask: 'What comes next? 2, 3, 5, 9, 17, ...',
    hint: 'Take the time you like.',
    options: [
      { id: 'twenty-nine', label: '29', points: 9, rests: 'went for the next prime' },
      { id: 'thirty-three', label: '33', points: 25, rests: 'found that each step doubles' },
      { id: 'thirty-one', label: '31', points: 12, rests: 'was close to the doubling' },
      { id: 'not-counting', label: 'I would rather listen to it', points: 6, rests: 'listened instead of counting' },
    ],
  },
  {
    id: 'argument',
    section: 'cognitive',
    ask: 'Whoever sleeps here, dreams. Noor is not dreaming.',
    hint: 'What follows?',
    options: [
      { id: 'cannot-say', label: 'One cannot say', points: 10, rests: 'held back from concluding' },
      { id: 'never', label: 'Noor never dreams', points: 6, rests: 'concluded more than was said' },
      { id: 'awake', label: 'Noor is not asleep', points: 25, rests: 'turned the rule round rightly' },
      { id: 'asleep', label: 'Noor is asleep, and resting well', points: 5, rests: 'hoped for the best for Noor' },
    ],
  },
  {
    id: 'ladder',
    section: 'creativity',
    ask: 'Today a ladder is not for climbing. What is it?',
    hint: 'The first that makes you smile.',
    options: [
      { id: 'shelf', label: 'A shelf for books one has read twice', points: 17, rests: 'made a shelf of a ladder' },
      { id: 'still', label: 'Still a ladder', points: 6, rests: 'kept the ladder a ladder' },
      { id: 'harp', label: 'A harp, for the wind', points: 24, rests: 'made a harp of a ladder' },
      { id: 'fence', label: 'A fence one can talk through', points: 13, rests: 'made a fence of a ladder' },
    ],
  },
  {
    id: 'blank',
    section: 'creativity',
    ask: 'A page has stayed blank for an hour.',
    hint: 'It is yours, and nobody waits for it.',
    options: [
      { id: 'line', label: 'I draw one line and follow it', points: 20, rests: 'followed one line' },
      { id: 'list', label: 'I write a shopping list on it', points: 8, rests: 'put the page to use' },
      { id: 'fold', label: 'I fold it into something that flies', points: 23, rests: 'folded it until it flew' },
      { id: 'wait', label: 'I wait. It knows', points: 15, rests: 'waited for the page' },
    ],
  },
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Simulated members are said apart, and never among the others. */
const also = (simulated: number): string =>
  simulated === 0 ? '' : simulated === 1 ? '; one simulated member does' : `; ${simulated} simulated members do`;

/** Every word of Connect. */
export const connectTexts = {
  loading: 'Finding your last reading...',
  failed: {
    title: 'Your readings did not arrive',
    text: 'They are kept. The rest of the page goes on.',
    retry: 'Try again',
  },
  intro: {
    legend: 'Frequency Assessment',
    title: 'How do you tune in?',
    lead: 'Four short sections: how you feel along, how you puzzle, how you make things up, and how you come across.',
    begin: 'Begin the assessment',
    honest: 'Play scores. They say how you answered today, not how clever or kind you are.',
    time: 'Six questions and one page, about two minutes.',
  },
  sections: { emotional: 'How you feel along', cognitive: 'How you puzzle', creativity: 'How you make things up' },
  legend: (section: number) => `Frequency Assessment, section ${section} of 4`,
  step: (section: number, question: number) => `Section ${section} of 4, question ${question} of 2`,
  answers: 'Answers',
  back: 'Back',
  chart: 'Your chart so far: a petal for each section, the fourth from the slider',
  style: {
    title: 'How you come across',
    hint: 'No scores here except the slider. Say how it is on an ordinary Tuesday.',
    empathy: 'A friend’s bad day becomes mine',
    empathyEnds: ['I notice it', 'I carry it home'],
    humor: 'The joke you make at the wrong moment is',
    humors: { dark: 'Dark', witty: 'Witty', silly: 'Silly', dry: 'Dry' },
    communication: 'You would rather be told things',
    communications: { direct: 'Direct', gentle: 'Gentle', philosophical: 'Philosophical', playful: 'Playful' },
    energy: 'After a party of thirty you are',
    energies: { introvert: 'Introvert: emptied', extrovert: 'Extrovert: lit', ambivert: 'Ambivert: it depends who' },
    submit: 'See my frequency',
    submitting: 'Reading...',
  },
  notKept: { title: 'Error', description: 'Your assessment was not kept. Your answers are still here.' },
  done: (count: number, simulated: number) => ({
    title: 'Assessment Complete',
    description: `${count === 0 ? 'Nobody matches yet' : `${count} ${count === 1 ? 'soul matches' : 'souls match'} your frequency`}${also(simulated)}.`,
    duration: 5_000,
  }),
  complete: {
    legend: 'Assessment Complete',
    title: (communication: string, humor: string, hertz: number) =>
      `${capital(communication)}, ${humor}, tuned to ${hertz}`,
    count: (count: number, simulated: number) =>
      `${count === 0 ? 'Nobody overlaps with you by 70 % yet' : `${count === 1 ? 'One soul overlaps' : `${count} souls overlap`} with you by 70 % or more tonight`}${also(simulated)}.`,
    consent: 'Agree to be shown under Frequencies, and you will see who matches.',
    caption: 'Play scores. They describe how you answered today, not how clever or kind you are.',
    columns: { section: 'Section', score: 'Score', of: 'Of', rests: 'What it rests on' },
    names: { emotional: 'Emotional', cognitive: 'Cognitive', creativity: 'Creativity', empathy: 'Empathy' },
    corner: (name: string, most: number) => `${name}, of ${most}`,
    slider: 'your own setting on the slider',
    unknown: 'answers of before they were kept',
    answer: (rests: string, points: number) => `${rests} (+${points})`,
    meet: (count: number) => (count === 0 ? 'Go to Frequencies' : `Meet the ${count}`),
    again: 'Take it again',
    style: (humor: string, communication: string, energy: string) =>
      `Humor ${humor}, communication ${communication}, energy ${energy}.`,
    history: 'Your earlier readings',
    before: (day: string, emotional: number, cognitive: number, creativity: number, empathy: number) =>
      `${day}: emotional ${emotional}, cognitive ${cognitive}, creativity ${creativity}, empathy ${empathy}`,
  },
};
