import type { Facts } from './facts';
import { insightsIn, sourcesIn } from './insights';
import { patternsIn } from './patterns';

const nothing: Facts = {
  habits: [],
  dreams: null,
  jungian: null,
  assessments: 0,
  shown: false,
  connections: [],
};
const habit = (kind: string, weekday: number, part: number, count: number) => ({ kind, weekday, part, count });
const dreams = { dreams: 17, lucid: 12, friendliness: 9, aggression: 3, animals: 2, people: 30 };

test('of somebody new nothing is found, what is missing is said, and there is something to begin with', () => {
  expect(patternsIn(nothing).patterns).toEqual([]);
  expect(sourcesIn(nothing, { profiles: 0, simulated: 0 }).missing).toEqual([
    { what: 'dreams', have: 0, need: 5 },
    { what: 'acts', have: 0, need: 5 },
    { what: 'practice', have: 0, need: 5 },
    { what: 'assessments', have: 0, need: 1 },
    { what: 'connections', have: 0, need: 5 },
  ]);
  expect(insightsIn(nothing, 0).map(({ id, confidence }) => [id, confidence])).toEqual([
    ['write-dreams', null],
    ['assess', null],
    ['agree', null],
  ]);
});

test.each<[string, Partial<Facts>, string, { count: number; of: number }, number]>([
  ['12 of 17 lucid dreams', { dreams }, 'lucid', { count: 12, of: 17 }, 71],
  [
    'evenings',
    { habits: [habit('dream', 1, 3, 8), habit('check-in', 2, 1, 2)] },
    'part-of-day',
    { count: 8, of: 10 },
    80,
  ],
  ['weekends', { habits: [habit('rap', 6, 0, 4), habit('rap', 0, 1, 2)] }, 'weekend', { count: 4, of: 6 }, 67],
  ['sits in the morning', { habits: [habit('practice', 1, 1, 5)] }, 'practice-hour', { count: 5, of: 5 }, 100],
  [
    'asking first',
    {
      connections: [true, true, true, false, true].map((askedByMe) => ({ askedByMe, status: 'connected' })),
    },
    'asks-first',
    { count: 4, of: 5 },
    80,
  ],
  [
    'answers of one kind',
    { jungian: { explorer: 1, hero: 0, innocent: 1, lover: 0, magician: 1, sage: 6 } },
    'self-image',
    { count: 6, of: 9 },
    67,
  ],
])('%s are a pattern whose confidence is the share of its evidence', (_what, facts, id, evidence, confidence) => {
  const found = patternsIn({ ...nothing, ...facts }).patterns.find((pattern) => pattern.id === id);
  expect(found).toMatchObject({ evidence, confidence, smallSample: evidence.of < 10 });
});

test('four cases say nothing, and less than half is set aside', () => {
  const few = patternsIn({ ...nothing, dreams: { ...dreams, dreams: 4, lucid: 4 } });
  expect(few.patterns).toEqual([]);
  const half = patternsIn({ ...nothing, dreams: { ...dreams, withAnimals: 3 } });
  expect(half.patterns.map(({ id }) => id)).toEqual(['lucid']);
  expect(half.setAside).toBeGreaterThan(4);
});

test('a guess rests on what was counted', () => {
  const [seen, guess] = insightsIn({ ...nothing, habits: [habit('dream', 5, 1, 6), habit('dream', 2, 0, 2)] }, 3);
  expect(seen).toMatchObject({ id: 'mostly', title: 'Mostly dreaming', confidence: 100 });
  expect(guess).toMatchObject({
    type: 'prediction',
    title: 'Your next dream will be written in the morning',
    confidence: 75,
    evidence: { count: 6, of: 8, what: 'dreams' },
  });
});
