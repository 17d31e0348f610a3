import { archetypeNames } from '@liminal/ui/archetype-names';

const acts: Record<string, string> = {
  dream: 'dreams',
  interaction: 'quiet moments',
  'check-in': 'check-ins',
  'profile-update': 'new readings',
  onboarding: 'first questions',
  'soul-pattern': 'a soul pattern',
  connection: 'connections',
  assessment: 'assessments',
  quiz: 'quizzes',
  practice: 'sits',
  rap: 'verses',
};

/** Every word of Frequencies. */
export const texts = {
  title: 'Energy Resonance',
  signature: {
    legend: 'Your base frequency',
    label: 'Your energy signature',
    amplitude: 'Amplitude',
    coherence: 'Coherence',
    state: 'State',
    unknown: 'not known yet',
    trace: (hertz: number) => `Your trace at ${hertz} Hz: two lines that lie together as closely as your coherence`,
    how: 'How it is derived',
    rule: 'Each kind of act has a tone; the frequency is their mean, with 432 Hz counted three times. Dreams tune down, connections and check-ins up. Amplitude grows with how much and how variously you act; coherence falls as your acts spread.',
    act: (kind: string, count: number) => `${acts[kind] ?? kind} ${count}`,
    ends: ['0 ms', '10 ms', '20 ms'],
    derived: (count: number) =>
      count === 0
        ? 'Usual values, until your first act makes them yours.'
        : `Derived from ${count === 1 ? 'one act' : `${count} acts`} of yours. Playful, not measured.`,
  },
  consent: {
    title: 'Before you meet anybody',
    text: 'Resonant Souls shows members who agreed to be shown, to members who did the same. Nobody sees you until you say so, and you can take it back in Settings.',
    preview: 'This is what others will see',
    email: 'Your e-mail is shown only after both of you connect.',
    agree: 'Show me to others who agreed',
    failed: { title: 'Error', description: 'That choice was not kept. Try again.' },
  },
  souls: {
    title: 'Resonant Souls',
    help: 'Resonance is a game of frequencies and never shows below 75 %. Overlap compares your whole profiles.',
    empty: 'Nobody is on a frequency near yours yet. Whoever agrees next appears here.',
    loading: 'Listening for others...',
    failed: {
      title: 'The others did not arrive',
      text: 'Your connections are kept. The rest of the page goes on.',
      retry: 'Try again',
    },
    beside: (mine: number) => `beside your ${mine}`,
    resonance: 'resonance',
    overlap: (percent: number) => `resonance, overlap ${percent} %`,
    demo: 'demo',
    unpatterned: 'No pattern yet',
    asked: (name: string) => `${name} would like to connect.`,
  },
  wishes: {
    title: 'Whom would you like to meet?',
    chosen: (count: number) => (count === 0 ? 'Everybody' : `${count} chosen`),
    help: 'Nothing chosen in a row welcomes all. It works both ways: who does not fit does not see you either, and those of whom it is not known are left out.',
    fields: {
      pattern: 'Soul pattern',
      energyType: 'Energy',
      communicationStyle: 'Likes to be told things',
      humorStyle: 'Humor',
    },
    name: (value: string) => archetypeNames[value] ?? value.charAt(0).toUpperCase() + value.slice(1),
    clear: 'Welcome everybody again',
    failed: { title: 'Error', description: 'That wish was not kept. Try again.' },
  },
  why: {
    kinds: { shared: 'Shared', complementary: 'Completing', tension: 'In tension' },
    parts: {
      pattern: 'soul patterns',
      jungian: 'archetypes',
      scores: 'how you feel and puzzle',
      humor: 'humor',
      communication: 'how you like to be told things',
      energy: 'company and quiet',
      signature: 'energy signatures',
      phase: 'where you are on the way',
      rhythm: 'times of day',
      acts: 'what you do here',
      dreams: 'dreams',
    } as Record<string, string>,
    rests: (known: number, of: number) => `Rests on ${known} of ${of} parts known of both.`,
  },
  connect: {
    connect: 'Connect Energies',
    accept: 'Accept and connect',
    connecting: 'Connecting...',
    connected: 'Connected',
    done: { title: 'Energy Connection Made', description: 'Your energies are on their way.' },
    unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
    failed: { title: 'Error', description: 'Failed to connect energies' },
  },
} as const;
