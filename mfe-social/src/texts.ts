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
    ends: ['0 ms', '10 ms', '20 ms'],
    derived: (acts: number) =>
      acts === 0
        ? 'Usual values, until your first act makes them yours.'
        : `Derived from ${acts === 1 ? 'one act' : `${acts} acts`} of yours: dreams tune it down, connections and check-ins up. Playful, not measured.`,
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
    help: 'Resonance is a game of frequencies and never shows below 75 %.',
    empty: 'Nobody is on a frequency near yours yet. Whoever agrees next appears here.',
    loading: 'Listening for others...',
    failed: {
      title: 'The others did not arrive',
      text: 'Your connections are kept. The rest of the page goes on.',
      retry: 'Try again',
    },
    beside: (mine: number) => `beside your ${mine}`,
    resonance: 'resonance',
    demo: 'demo',
    unpatterned: 'No pattern yet',
    asked: (name: string) => `${name} would like to connect.`,
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
