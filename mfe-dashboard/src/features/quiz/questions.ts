import type { QuizQuestion, Vibe } from '@liminal/contracts/journey/quiz';

type Question = { id: QuizQuestion; ask: string; hint: string; options: { value: Vibe; label: string }[] };

/** Five small scenes. What an answer is worth stands in the contract; here is only how it is said. */
export const questions: Question[] = [
  {
    id: 'stairs',
    ask: 'A staircase you know has one step more than yesterday. What do you do?',
    hint: 'It is dark, and you are not in a hurry.',
    options: [
      { value: 'sage', label: 'I count again, slowly, from the top' },
      { value: 'quantum', label: 'I stand on it and wait for what it leads to' },
      { value: 'maverick', label: 'I skip it, on principle' },
      { value: 'enlightened', label: 'I thank it and go on up' },
    ],
  },
  {
    id: 'clock',
    ask: 'Every clock in the house shows another time. Which one do you trust?',
    hint: 'You have an appointment you would like to keep.',
    options: [
      { value: 'maverick', label: 'My own. They can wait for me' },
      { value: 'enlightened', label: 'None. I go when I am ready, and am never late' },
      { value: 'sage', label: 'The slowest. It has thought about it longest' },
      { value: 'quantum', label: 'All of them. I leave when two agree' },
    ],
  },
  {
    id: 'stranger',
    ask: 'A stranger on the night train says your name. You...',
    hint: 'The carriage is otherwise empty.',
    options: [
      { value: 'quantum', label: 'ask which of us got on first' },
      { value: 'enlightened', label: 'move over, so that there is room' },
      { value: 'maverick', label: 'give another name and see what happens' },
      { value: 'sage', label: 'listen for how they say it, before I answer' },
    ],
  },
  {
    id: 'rule',
    ask: 'The sign says: do not ring this bell. It is a beautiful bell.',
    hint: 'Nobody is looking. Perhaps somebody is.',
    options: [
      { value: 'enlightened', label: 'I hear it well enough as it is' },
      { value: 'sage', label: 'I look for who wrote the sign, and why' },
      { value: 'quantum', label: 'I touch it until it almost rings' },
      { value: 'maverick', label: 'I ring it, once, softly' },
    ],
  },
  {
    id: 'silence',
    ask: 'It is quiet, properly quiet, for the first time in weeks. What comes first?',
    hint: 'Before you reach for anything.',
    options: [
      { value: 'maverick', label: 'The wish to say something into it' },
      { value: 'sage', label: 'A breath I had not noticed I was keeping' },
      { value: 'enlightened', label: 'Nothing. That is the good part' },
      { value: 'quantum', label: 'The feeling that it is listening too' },
    ],
  },
];
