import { claims } from './texts/claims';
import { statistics } from './texts/statistics';

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
    tags: 'Tags',
    tagsHint: 'If you like: a few words of your own, with commas between them.',
    dictation: { start: 'Dictate', stop: 'Stop listening', failed: 'The microphone could not be used. Typing works.' },
    waiting: (count: number) =>
      count === 1
        ? 'One dream waits on this device for a connection.'
        : `${count} dreams wait on this device for a connection.`,
    refused: (count: number) =>
      `${count === 1 ? 'One dream was refused and stays' : 'Dreams were refused and stay'} on this device, word for word.`,
    sendNow: 'Send now',
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
    later: {
      title: 'Kept on this device',
      description: 'There is no connection. It is sent, once, as soon as there is one.',
    },
    sent: (count: number) => ({
      title: count === 1 ? 'A dream was sent' : `${count} dreams were sent`,
      description: 'What waited on this device is in your journal now.',
    }),
    kept: { title: 'Dream kept', description: 'As you wrote it, without a reading.' },
    unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
    failed: { title: 'Error', description: 'Failed to analyze dream' },
  },
  interpretation: {
    legend: (day: string) => `Latest interpretation, ${day}`,
    symbolic: 'What stands in it',
    insights: 'What it may ask',
    questions: 'Two open questions',
    caption:
      'A reading of the words you wrote, never a fixed meaning and never a diagnosis. The marked words are all it rests on.',
    byModel:
      'These two texts were written by the language model you agreed to. What is claimed above them, and its marks, is ours. Never a diagnosis.',
    norms: (count: number) => `Comparison with published norms starts at 25 dreams; you have ${count}.`,
    symbols: 'Symbols, and how often you have met them',
    symbol: (name: string, count: number, all: number | undefined) =>
      count > 1 && all !== undefined ? `${name}, ${count} of ${all} dreams` : name,
    recurring: (count: number, all: number) => `In ${count} of your ${all} dreams.`,
    again: 'Read it again with the reader of today',
    none: 'No reading yet',
    noneText: 'Record a dream and its reading appears here, with the very words it rests on.',
  },
  timeline: {
    title: 'Dream Timeline',
    empty: 'No dreams yet. The first one you record begins the line.',
    none: 'No dream fits. Fewer wishes find more.',
    found: (count: number, more: boolean) => `${count}${more ? ' or more' : ''} found`,
    loading: 'Turning back the pages...',
    failed: {
      title: 'Your dreams did not arrive',
      text: 'They are safe. The rest of the page goes on.',
      retry: 'Try again',
    },
  },
  entry: { edit: 'Write it anew', remove: 'Put it away', interpret: 'Interpret it' },
  edit: {
    label: (title: string) => `Other words for ${title}`,
    again: 'It is interpreted anew; what you corrected stays where it is claimed again.',
    save: 'Save',
    leave: 'Leave as it was',
    away: (title: string) => ({ title: 'Put away', description: `“${title}” can be brought back for a day.` }),
    undo: 'Bring it back',
    failed: { title: 'Error', description: 'That did not arrive. Nothing is changed.' },
  },
  filters: {
    search: 'Search your dreams',
    more: (count: number) => (count === 0 ? 'More ways to look' : `More ways to look, ${count} in use`),
    symbol: 'Symbol',
    person: 'Who appears',
    from: 'From',
    until: 'Until',
    any: 'Any',
    all: 'Show all dreams',
  },
  calendar: {
    open: 'Calendar',
    earlier: 'Earlier',
    later: 'Later',
    weekdays: [
      ['Mo', 'Monday'],
      ['Tu', 'Tuesday'],
      ['We', 'Wednesday'],
      ['Th', 'Thursday'],
      ['Fr', 'Friday'],
      ['Sa', 'Saturday'],
      ['Su', 'Sunday'],
    ],
    day: (day: string, count: number) => `${day}, ${count === 1 ? 'one dream' : `${count} dreams`}`,
  },
  exchange: {
    title: 'Your journal elsewhere',
    lead: 'Take every dream along, or bring a journal in. A file is looked through first; nothing is kept before you say so.',
    out: { json: 'Export JSON', csv: 'Export CSV', markdown: 'Export Markdown' },
    bring: 'Import a file (JSON, CSV or Markdown)',
    unknown: 'This kind of file is not known. JSON, CSV and Markdown are.',
    unreadable: 'This file could not be read: it is not what its name says.',
    tooLong: 'This file is too long. Split it in two.',
    found: (count: number, name: string) => `${count === 1 ? 'One dream' : `${count} dreams`} in ${name} can be kept`,
    bad: (count: number) => (count === 1 ? 'One row cannot be kept:' : `${count} rows cannot be kept:`),
    row: (row: number, why: string) => `Row ${row}: ${why}`,
    keep: (count: number) => (count === 1 ? 'Keep one dream' : `Keep ${count} dreams`),
    busy: 'Keeping...',
    leave: 'Leave it',
    done: (kept: number, known: number) => ({
      title: 'Journal brought in',
      description: `${kept} kept${known > 0 ? `, ${known} were here already` : ''}.`,
    }),
    failed: { title: 'Error', description: 'That did not arrive whole. Sending it again keeps nothing twice.' },
  },
  claims,
  statistics,
} as const;
