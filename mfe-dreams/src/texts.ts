/** Every word of the Dream Portal. */
export const texts = {
  title: 'Dream Portal',
  lead: 'Before it goes: a title, what happened, how it felt.',
  form: {
    title: 'Title',
    titleHint: 'A name you would recognise in a year',
    description: 'Description',
    descriptionHint: 'In the present tense, in the order it came',
    emotions: 'Emotions',
    lucidity: 'Lucidity',
    submit: 'Record dream',
    busy: 'Reading your dream...',
    draft: 'Draft kept on this device',
    interpret: 'Interpret it',
    interpretHint: 'Off: the dream is kept as it is.',
    left: (count: number) => `${count} characters left`,
  },
  emotions: { peaceful: 'Peaceful', anxious: 'Anxious', euphoric: 'Euphoric', mysterious: 'Mysterious' } as Record<
    string,
    string
  >,
  lucidity: { 'not-lucid': 'Not lucid', 'partially-lucid': 'Partially lucid', 'fully-lucid': 'Fully lucid' } as Record<
    string,
    string
  >,
  toasts: {
    incomplete: { title: 'Incomplete Form', description: 'Please fill in all fields' },
    done: { title: 'Dream Analyzed', description: 'Its reading lies beside the form.' },
    kept: { title: 'Dream kept', description: 'As you wrote it, without a reading.' },
    unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
    failed: { title: 'Error', description: 'Failed to analyze dream' },
  },
  interpretation: {
    legend: (day: string) => `Latest interpretation, ${day}`,
    symbolic: 'What stands in it',
    insights: 'What it may ask',
    caption:
      'A reading of the words you wrote, never a fixed meaning and never a diagnosis. The marked words are all it rests on.',
    none: 'No reading yet',
    noneText: 'Record a dream and its reading appears here, with the very words it rests on.',
  },
  timeline: {
    title: 'Dream Timeline',
    empty: 'No dreams yet. The first one you record begins the line.',
    count: (count: number) => (count === 1 ? 'One dream' : `${count} dreams`),
    loading: 'Turning back the pages...',
    failed: {
      title: 'Your dreams did not arrive',
      text: 'They are safe. The rest of the page goes on.',
      retry: 'Try again',
    },
  },
} as const;
