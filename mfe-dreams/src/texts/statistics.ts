const dreamsIn = (count: number, all: number) => `${count} of ${all} dreams`;
const list = (parts: { name: string; dreams: number }[]) =>
  parts.map(({ name, dreams }) => `${name.toLowerCase()} ${dreams}`).join(', ');

/** Every word of the statistics. */
export const statistics = {
  open: 'Statistics and export',
  back: 'Dream Portal',
  loading: 'Counting your nights...',
  failed: 'The count did not arrive',
  title: (dreams: number) => (dreams === 1 ? 'What one night adds up to' : `What ${dreams} nights add up to`),
  lead: (coded: number) =>
    `Counted from your own pages. ${coded} of them could be read for people, feelings and places.`,
  empty: 'Nothing yet. The first dream you record begins to draw this page.',
  asTable: 'As a table',
  month: 'Month',
  name: 'Name',
  day: 'Day',
  dreams: 'Dreams',
  emotions: 'Emotions over time',
  emotionsCaption: 'Dreams a month by the emotion you chose',
  mostOften: (name: string) => `Most often you woke ${name.toLowerCase()}.`,
  registers: 'Each peak is a month; the higher, the more dreams. All lines share one scale.',
  who: 'Who appears',
  whoCaption: 'Who appears, by dreams',
  whoReading: (name: string, dreams: number, all: number) => `Most often: ${name}, in ${dreamsIn(dreams, all)}.`,
  nobody: 'You have been alone in your dreams so far.',
  stars: 'The larger the star, the more dreams. What you correct in a dream counts here.',
  calendar: 'Nights you kept',
  calendarCaption: 'The last half year, night by night',
  calendarReading: (days: number) => (days === 1 ? 'One day with a dream.' : `${days} days with a dream.`),
  night: (day: string, dreams: number) => `${day}: ${dreams}`,
  lucidity: 'Lucidity',
  lucidityReading: (parts: { name: string; dreams: number }[]) => `In all: ${list(parts)}.`,
  feelings: 'Feelings the text names',
  feelingsReading: (coded: number) =>
    `Of ${coded} dreams that could be read. That a dream names no feeling is usual: about half do not.`,
  symbols: 'Symbols',
  symbolsReading: (name: string, dreams: number, all: number) => `Most often: ${name}, in ${dreamsIn(dreams, all)}.`,
  noSymbols: 'None of the images the reader knows, so far.',
  where: 'Where it takes place',
  whereReading: 'By the words that name rooms, streets and fields.',
  places: { indoors: 'Indoors', outdoors: 'Outdoors', both: 'Both', nowhere: 'Nowhere named' } as Record<
    string,
    string
  >,
  norms: {
    title: 'Beside the norms',
    label: 'Your figures beside the norms of men and women, in percent',
    reading: (band: number) =>
      `Within about ${band} points chance alone makes a difference; only what lies outside the band says something.`,
    missing: (dreams: number) =>
      `From 25 readable dreams on; ${dreams === 1 ? 'one more' : `${dreams} more`}. With fewer, chance would speak louder than you.`,
    note: 'Norms of American students of the 1940s, recomputed from the published codes. They describe them, they do not judge you.',
    yours: 'You, %',
    men: 'Men, %',
    women: 'Women, %',
    m: 'M',
    w: 'W',
    none: 'none',
    names: {
      'men among people': 'Men among people',
      groups: 'Groups',
      family: 'Family',
      animals: 'Animals',
      'dreams with aggression': 'With aggression',
      'dreams with friendliness': 'With friendliness',
      'dreams with misfortune': 'With misfortune',
      'dreams that name a feeling': 'Naming a feeling',
      'unhappy among feelings': 'Unhappy feelings',
      'bodily among aggression': 'Bodily aggression',
      indoors: 'Indoors',
    } as Record<string, string>,
  },
};
