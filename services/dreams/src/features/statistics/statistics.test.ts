import { monthsBetween, statisticsOf, type Counted } from './statistics';

const dream = (day: string, change: Partial<Counted> = {}): Counted => ({
  day,
  emotions: 'peaceful',
  lucidityLevel: 'not-lucid',
  tags: [],
  symbols: [],
  people: [],
  tally: {},
  ...change,
});

test('a member without dreams has empty statistics, not none', () => {
  expect(statisticsOf([])).toEqual({
    dreams: 0,
    coded: 0,
    days: [],
    months: [],
    people: [],
    symbols: [],
    places: [],
    tags: [],
    norms: null,
  });
});

test('months without a dream are there, between those that have one', () => {
  const { months } = statisticsOf([dream('2025-11-30'), dream('2026-02-01')]);
  expect(months.map(({ month, dreams }) => [month, dreams])).toEqual([
    ['2025-11', 1],
    ['2025-12', 0],
    ['2026-01', 0],
    ['2026-02', 1],
  ]);
  expect(monthsBetween('2026-11', '2026-11')).toEqual(['2026-11']);
});

test('what recurs is counted once a dream, most first', () => {
  const { people, symbols, places, days } = statisticsOf([
    dream('2026-11-01', { people: ['mother', 'mother'], symbols: ['water'], tally: { indoors: 1 } }),
    dream('2026-11-01', { people: ['mother', 'bob'], tally: { indoors: 1, outdoors: 1 } }),
    dream('2026-11-02', { tally: null }),
  ]);
  expect(people).toEqual([
    { name: 'mother', dreams: 2 },
    { name: 'bob', dreams: 1 },
  ]);
  expect(symbols).toEqual([{ name: 'water', dreams: 1 }]);
  expect(places).toEqual([
    { name: 'both', dreams: 1 },
    { name: 'indoors', dreams: 1 },
  ]);
  expect(days).toEqual([
    { day: '2026-11-01', dreams: 2 },
    { day: '2026-11-02', dreams: 1 },
  ]);
});

test('a month knows its emotions, its lucidity, and how many dreams name a feeling', () => {
  const { months, coded } = statisticsOf([
    dream('2026-11-01', { tally: { AP: 2 } }),
    dream('2026-11-03', { emotions: 'anxious', lucidityLevel: 'fully-lucid', tally: null }),
  ]);
  expect(coded).toBe(1);
  expect(months[0]).toMatchObject({
    emotions: { peaceful: 1, anxious: 1 },
    lucidity: { 'not-lucid': 1, 'fully-lucid': 1 },
    feelings: { AP: 1 },
  });
});
