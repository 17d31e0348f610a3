import type { OnboardingQuestion, onboardingOptions } from '@liminal/contracts/journey/profile';

type Options<Q extends OnboardingQuestion> = {
  value: (typeof onboardingOptions)[Q][number];
  label: string;
  insight: string;
}[];
export type Question = {
  id: OnboardingQuestion;
  category: 'consciousness' | 'relationship' | 'shadow';
  ask: string;
  hint: string;
  options: { value: string; label: string; insight: string }[];
};

const question = <Q extends OnboardingQuestion>(
  id: Q,
  category: Question['category'],
  ask: string,
  hint: string,
  options: Options<Q>,
): Question => ({ id, category, ask, hint, options });

/** The five questions; what an answer means is told in the margin of the next one. */
export const questions: Question[] = [
  question(
    'morning_ritual',
    'consciousness',
    'The first quarter of an hour of your day: what is it like?',
    'The usual one, not the best one.',
    [
      {
        value: 'slow',
        label: 'Slow, on purpose. Nobody may speak to me yet',
        insight: 'you guard the threshold between sleep and day. Mornings are when you are hardest to fool.',
      },
      {
        value: 'bright',
        label: 'Bright at once, with three ideas',
        insight: 'you arrive in the day before it arrives. Rest has to be invited.',
      },
      {
        value: 'moving',
        label: 'Moving: I stretch, walk, open windows',
        insight: 'your body wakes first and tells the rest of you.',
      },
      {
        value: 'drifting',
        label: 'Half in the dream still',
        insight: 'you carry something over from the night. Writing it down would keep it.',
      },
    ],
  ),
  question(
    'conflict_style',
    'relationship',
    'Someone you love is cross with you. What happens first?',
    'Not what should happen. What does.',
    [
      {
        value: 'listen',
        label: 'I ask them to tell me what they heard',
        insight: 'you look for the other half of the story before you tell yours.',
      },
      {
        value: 'speak',
        label: 'I say my side while it is still warm',
        insight: 'you would rather have it said than have it smooth.',
      },
      {
        value: 'step-back',
        label: 'I go quiet until I know what I feel',
        insight: 'you trust a feeling more once it has stood for a night.',
      },
      {
        value: 'bridge',
        label: 'I put the kettle on and let the evening turn',
        insight: 'you keep the room warm while the words are cold.',
      },
    ],
  ),
  question('shadow_work', 'shadow', 'Which visitor do you let in last?', 'They all knock. One of them waits longest.', [
    {
      value: 'anger',
      label: 'Anger',
      insight: 'anger often guards something that matters. It may be worth asking what.',
    },
    {
      value: 'envy',
      label: 'Envy',
      insight: 'envy knows quite exactly what one would like. It makes a good map and a bad guide.',
    },
    { value: 'grief', label: 'Grief', insight: 'grief keeps company with what was loved. It needs no hurry.' },
    { value: 'fear', label: 'Fear', insight: 'fear is early more often than it is wrong. One can thank it and go on.' },
  ]),
  question(
    'love_language',
    'relationship',
    'How do you notice that somebody means you?',
    'The sign you never overlook.',
    [
      { value: 'words', label: 'They say it, and they say it well', insight: 'what is put into words stays with you.' },
      {
        value: 'time',
        label: 'They stay when the evening is over',
        insight: 'an hour given weighs more with you than a promise.',
      },
      {
        value: 'touch',
        label: 'A hand on the shoulder in passing',
        insight: 'you read the small distances between people.',
      },
      { value: 'deeds', label: 'They have already done it', insight: 'you believe what is done without being asked.' },
    ],
  ),
  question(
    'intuition_trust',
    'consciousness',
    'A feeling says no, the facts say yes. Who decides?',
    'Think of the last time.',
    [
      { value: 'always', label: 'The feeling. It has read more than I have', insight: 'you listen below the words.' },
      {
        value: 'often',
        label: 'Mostly the feeling, with a witness',
        insight: 'you let the two of them talk, and one of them sits nearer.',
      },
      {
        value: 'sometimes',
        label: 'The facts, with a wary eye',
        insight: 'you want to be shown, and you keep a door open.',
      },
      {
        value: 'rarely',
        label: 'The facts. Feelings have had their turn',
        insight: 'you like ground that carries others too.',
      },
    ],
  ),
];
