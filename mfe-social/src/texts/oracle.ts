import type { OracleSources } from '@liminal/contracts/matching/oracle';

const nouns: Record<string, [string, string]> = {
  dreams: ['dream', 'dreams'],
  acts: ['act', 'acts'],
  sits: ['sit', 'sits'],
  practice: ['sit', 'sits'],
  assessments: ['assessment', 'assessments'],
  connections: ['connection', 'connections'],
  points: ['point', 'points'],
  profiles: ['profile', 'profiles'],
};
const counted = (count: number, what: string) => `${count} ${(nouns[what] ?? [what, what])[count === 1 ? 0 : 1]}`;

/** Every word of the AI Oracle. */
export const oracleTexts = {
  loading: 'Asking the oracle what it knows...',
  failed: {
    title: 'The oracle does not answer',
    text: 'Nothing is lost. The rest of the page goes on.',
    retry: 'Ask again',
  },
  idle: {
    legend: 'AI Oracle',
    title: 'What do your own days say?',
    lead: 'The oracle counts what you recorded here: codes of dreams, hours, sits, assessments, connections. It never reads a text, and there is no camera and no microphone.',
    sources: (from: OracleSources) =>
      `It could go by ${[
        counted(from.dreams, 'dreams'),
        counted(from.acts, 'acts'),
        counted(from.practice, 'practice'),
        counted(from.assessments, 'assessments'),
        counted(from.connections, 'connections'),
      ].join(', ')}.`,
    missing: 'What is still missing',
    lack: (what: string, have: number, need: number) => `${counted(have, what)} of ${need}`,
  },
  start: 'Start Deep Analysis',
  running: {
    legend: (step: number) => `Deep analysis, step ${step} of 8`,
    title: 'The oracle is counting your days',
    lead: 'Only what you recorded here. No camera, no microphone, no guess at your face.',
    done: (steps: number) =>
      `${['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][steps] ?? steps} of eight done`,
    stop: 'Stop',
    label: 'Progress of the analysis',
  },
  /** What the server does, one line a step, and what it does it with. */
  steps: [
    { text: 'Adding up the codes of your dreams', with: (from: OracleSources) => counted(from.dreams, 'dreams') },
    { text: 'Counting what you did here', with: (from: OracleSources) => counted(from.acts, 'acts') },
    { text: 'Laying it on hours and weekdays', with: () => '28 fields' },
    { text: 'Looking at when you sit', with: (from: OracleSources) => counted(from.practice, 'practice') },
    { text: 'Taking in your assessments', with: (from: OracleSources) => counted(from.assessments, 'assessments') },
    { text: 'Asking who asked whom', with: (from: OracleSources) => counted(from.connections, 'connections') },
    {
      text: 'Counting members who agreed to be compared',
      with: (from: OracleSources) =>
        `${counted(from.profiles, 'profiles')}${from.simulated > 0 ? `, ${from.simulated} simulated` : ''}`,
    },
    { text: 'Setting aside what rests on fewer than five cases', with: () => '' },
  ],
  complete: {
    title: 'Analysis Complete',
    description: 'The AI has mapped your consciousness patterns',
    duration: 5_000,
  },
  notDone: { title: 'Error', description: 'The analysis did not go through. Try again.' },
  result: {
    title: (patterns: number, insights: number) =>
      `${patterns === 0 ? 'No pattern yet' : patterns === 1 ? 'One pattern' : `${patterns} patterns`}, ${insights === 1 ? 'one insight' : `${insights} insights`}`,
    lead: 'By counting alone. A confidence is the share of the cases it rests on, nothing more.',
    patterns: 'Discovered patterns',
    none: 'Nothing repeats often enough to be called a pattern yet. Below is what would help.',
    pointsTo: (name: string) => `points to ${name}`,
    evidence: (count: number, of: number, what: string) => ({
      share: `${count} of ${of}`,
      what: (nouns[what] ?? [what, what])[1],
    }),
    confidence: (percent: number, small: boolean) =>
      `Confidence ${percent} %${small ? ', small sample: look twice' : ''}.`,
    insights: 'AI Insights',
    types: { observation: 'Observation', prediction: 'Prediction', recommendation: 'Recommendation' } as Record<
      string,
      string
    >,
    toDo: 'Go there',
    rests: (count: number, of: number) => `${count} of ${of}`,
    categories: {
      dreams: 'Dreams',
      rhythm: 'Rhythm',
      practice: 'Practice',
      people: 'People',
      self: 'Self',
    } as Record<string, string>,
  },
  kindred: {
    title: 'Kindred Spirits',
    find: 'Find Kindred',
    finding: 'Comparing profiles...',
    none: 'Nobody searched for yet. Find Kindred compares your whole profile with those of members who agreed.',
    nobody: 'Nobody fits yet. Whoever agrees next may.',
    consent: 'Agree to be shown under Frequencies, and the oracle can look for kindred spirits.',
    agree: 'Go to Frequencies',
    found: {
      title: 'Kindred Spirits Found',
      description: 'The AI has identified your consciousness tribe',
      duration: 5_000,
    },
    notFound: { title: 'Error', description: 'The search did not go through. Try again.' },
    initiated: { title: 'Connection Initiated', description: 'Your frequencies are aligning...', duration: 5_000 },
    notConnected: { title: 'Error', description: 'Failed to connect energies' },
    button: {
      connect: 'Connect Frequencies',
      accept: 'Accept and connect',
      connecting: 'Connecting...',
      connected: 'Connected',
    },
    figures: { compatibilityScore: 'overlap', consciousnessResonance: 'resonance' },
    rows: {
      shared: 'Shared',
      complementary: 'Completing',
      challenges: 'In tension',
      synergies: 'Habits alike',
      alignment: 'Rooms alike',
    },
    meeting: 'Where you would meet best',
    light: 'Light',
    scent: 'Scent',
    sound: 'Sound',
    together: (minutes: number, people: number) =>
      `${minutes} minutes, ${people === 2 ? 'the two of you' : `${people} of you`}`,
    activities: {
      'tell-a-dream': 'tell each other a dream',
      'sit-together': 'sit together in silence',
      walk: 'walk, side by side',
      'share-a-meal': 'share a meal',
    } as Record<string, string>,
  },
};
