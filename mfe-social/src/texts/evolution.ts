import type { SoulQuestion } from '@liminal/contracts/archetype/soul-quiz';
import type { SoulPattern } from '@liminal/contracts/vocabulary';

type Question = { id: SoulQuestion; ask: string; hint: string; options: { value: SoulPattern; label: string }[] };

/** The four questions of the Soul Pattern quiz, eight answers each: one for every pattern, in an order of its own. */
export const soulQuestions: Question[] = [
  {
    id: 'night-train',
    ask: 'The night train stops between two stations, and the lights go out. You...',
    hint: 'Nobody knows for how long.',
    options: [
      { value: 'heart-bridge', label: 'start a conversation across the aisle' },
      { value: 'shadow-walker', label: 'go and see what is in the last carriage' },
      { value: 'deep-feeler', label: 'notice who is frightened, and sit nearer' },
      { value: 'mind-weaver', label: 'work out where we must be from the stars' },
      { value: 'cosmic-dancer', label: 'hum something until others join' },
      { value: 'truth-seeker', label: 'find whoever knows, and ask them straight' },
      { value: 'light-worker', label: 'share the candle I happen to have' },
      { value: 'wild-spirit', label: 'open the door and step down into the grass' },
    ],
  },
  {
    id: 'argument',
    ask: 'Two people you love have stopped speaking. What do you do first?',
    hint: 'Before you know who is right.',
    options: [
      { value: 'truth-seeker', label: 'find out what was really said' },
      { value: 'cosmic-dancer', label: 'get all three of us moving, anywhere' },
      { value: 'light-worker', label: 'cook, and set one place too many' },
      { value: 'wild-spirit', label: 'go out, and let them miss the noise' },
      { value: 'deep-feeler', label: 'feel both sides until I cannot sleep' },
      { value: 'shadow-walker', label: 'ask each what they are ashamed of' },
      { value: 'heart-bridge', label: 'carry words from one to the other' },
      { value: 'mind-weaver', label: 'see the old quarrel inside the new one' },
    ],
  },
  {
    id: 'free-day',
    ask: 'A whole day falls out of the calendar. Nobody expects you anywhere.',
    hint: 'You wake early.',
    options: [
      { value: 'wild-spirit', label: 'I take the first road until it ends' },
      { value: 'mind-weaver', label: 'I follow one idea through six books' },
      { value: 'shadow-walker', label: 'I open the box I have not opened' },
      { value: 'heart-bridge', label: 'I ring somebody I have let go quiet' },
      { value: 'truth-seeker', label: 'I settle a question I have carried for years' },
      { value: 'deep-feeler', label: 'I stay in bed with music and let it come' },
      { value: 'cosmic-dancer', label: 'I say yes to whatever asks first' },
      { value: 'light-worker', label: 'I mend the things that others use' },
    ],
  },
  {
    id: 'left-behind',
    ask: 'You may leave one thing behind for a stranger to find.',
    hint: 'They will never know it was you.',
    options: [
      { value: 'light-worker', label: 'A warm coat, with something in the pocket' },
      { value: 'deep-feeler', label: 'A letter that says: I know' },
      { value: 'wild-spirit', label: 'A key, and no door' },
      { value: 'truth-seeker', label: 'A page torn from a true diary' },
      { value: 'cosmic-dancer', label: 'A song, chalked on the ground as steps' },
      { value: 'mind-weaver', label: 'A puzzle that solves into a map' },
      { value: 'heart-bridge', label: 'Two tickets to the same evening' },
      { value: 'shadow-walker', label: 'A mirror with a kind crack in it' },
    ],
  },
];

/** One prompt a day for the room of a tribe; as many as the contract counts. */
export const prompts = [
  'What did you notice today that nobody else seemed to?',
  'Which sound means home to you?',
  'What are you carrying that is not yours?',
  'Where did your mind go when nothing was asked of it?',
  'What small thing did somebody do for you this week?',
  'Which door have you been standing in front of?',
  'What would you tell the you of one year ago, in one line?',
  'What is blooming near you, in any sense?',
  'Which question do you wish somebody would ask you?',
  'What did you change your mind about lately?',
  'What is the oldest thing you own, and why do you still?',
  'When did you last laugh in the wrong place?',
  'What does your kind of silence sound like?',
  'Which place do you go to in your head?',
  'What did you dream that stayed until noon?',
  'What are you learning slowly?',
  'Who taught you something without meaning to?',
  'What would you do with one hour more today?',
  'Which habit is quietly looking after you?',
  'What have you forgiven without telling anybody?',
  'What is one thing you are not in a hurry about?',
  'What do you hope somebody remembers about you?',
  'Which weather are you today?',
  'What did you let go of, and what filled the room?',
  'What makes you stop in the street?',
  'Which word do you use too rarely?',
  'What is easier for you now than it was?',
  'What would you like to be asked again tomorrow?',
];

const kinds: Record<string, string> = {
  interaction: 'quiet moments',
  'profile-update': 'new readings',
  'check-in': 'check-ins',
  onboarding: 'first questions',
  dream: 'dreams',
  connection: 'connections',
  assessment: 'assessments',
  quiz: 'quizzes',
  practice: 'sits',
  rap: 'verses',
};
const kindName = (kind: string) => kinds[kind] ?? kind;

/** Every word of Evolution. */
export const evolutionTexts = {
  loading: 'Reading your pattern...',
  failed: {
    title: 'Your pattern did not arrive',
    text: 'It is kept. The rest of the page goes on.',
    retry: 'Try again',
  },
  intro: {
    legend: 'Soul Pattern',
    title: 'Which of eight patterns is yours?',
    lead: 'Four questions, half a minute. There is no wrong answer, only the one you would give at night.',
    begin: 'Discover your pattern',
    honest:
      'A game of recognition, not a psychological test. Your pattern grows with what you do here, and may turn into another.',
    eight: 'The eight patterns',
  },
  quiz: {
    legend: (at: number) => `Question ${at} of 4`,
    answers: 'Answers',
    back: 'Back',
    leave: 'Not now',
    sending: 'Keeping your pattern...',
  },
  revealed: (name: string) => ({ title: 'Soul Pattern Revealed', description: `You are a ${name}.`, duration: 5_000 }),
  notKept: { title: 'Error', description: 'Failed to update archetype' },
  result: {
    legend: 'Your soul pattern',
    gift: 'Gift',
    evolution: 'Evolution',
    resonates: 'What resonates',
    again: 'Rediscover Your Pattern',
    drawing: (name: string) => `The sign of the ${name} inside your mandala`,
    tie: (others: string[], votes: number) =>
      `A tie: ${others.join(' and ')} had ${votes === 1 ? 'one answer' : `${votes} answers`} too. The first in the alphabet is shown; keep what fits.`,
    compare: 'Compare all patterns',
  },
  progress: {
    label: 'Evolution of your pattern',
    share: (percent: number) => `${percent} of 100 interaction points`,
    range: (from: number, to: number | undefined) =>
      to === undefined ? `${from}` : from === 0 ? `below ${to}` : `${from} to ${to - 1}`,
    moved: 'What moved it',
    nothing: 'Nothing yet since you took this pattern. A dream, a check-in or a connection is a beginning.',
    move: (kind: string, count: number, points: number) => `${count} × ${kindName(kind)}, +${points}`,
    rules: 'How a pattern evolves',
    rulesText:
      'Every act adds points. At 100 the pattern turns into another: the way that holds the most points since you took it; practice when undecided. Taking a pattern anew begins the count again.',
    weights: (weights: Record<string, number>) =>
      Object.entries(weights)
        .sort((a, b) => b[1] - a[1])
        .map(([kind, points]) => `${kindName(kind)} ${points}`)
        .join(', '),
    pointsEach: 'Points of one act:',
    way: { dreams: 'Dreaming', meets: 'Meeting', practises: 'Practising' } as Record<string, string>,
    leads: (name: string) => `leads to ${name}`,
    points: (points: number) => `${points} points`,
    leading: 'where it is heading',
    past: 'What it was before',
    became: (from: string, to: string) => `${from} became ${to}`,
  },
  tribe: {
    title: 'Soul Tribe',
    lead: (name: string) => `Others whose pattern is ${name}, and who agreed to be shown.`,
    empty: 'You are the first here. Whoever shares your pattern and agrees to be shown appears in this list.',
    consent: 'Your tribe sees you, and you see it, once you agree to be shown to others.',
    agree: 'Go to Frequencies',
    loading: 'Looking for your tribe...',
    failed: { title: 'Your tribe did not arrive', text: 'Nothing is lost.', retry: 'Try again' },
    score: (score: number) => `${score} of 100`,
    demo: 'demo',
    more: (count: number) => `Show all ${count}`,
  },
  room: {
    title: 'Tribe room',
    lead: 'One question a day. Answers stay until the day ends (midnight UTC) and are seen by your tribe in this room alone.',
    enter: 'Enter the room',
    leave: 'Leave the room',
    today: 'Today',
    yours: 'Your answer',
    hint: 'At most 280 letters. Nobody counts, nobody ranks.',
    say: 'Say it',
    change: 'Change it',
    takeBack: 'Take it back',
    others: (count: number) =>
      count === 0
        ? 'Nobody else is in the room yet.'
        : count === 1
          ? 'One other is in the room.'
          : `${count} others are in the room.`,
    quiet: 'No answer yet today. Somebody has to be first.',
    you: 'you',
    failed: { title: 'Error', description: 'That did not reach the room. Your words are still here.' },
    loading: 'Opening the room...',
  },
};
