import { encode } from './encode';
import { groups } from './groups';
import { overlapOf } from './overlap';
import type { SoulProfile } from './profile';
import { scoreOf, transform } from './transform';

const nobody: SoulProfile = {
  pattern: null,
  jungian: null,
  assessment: null,
  signature: null,
  phase: null,
  hours: [0, 0, 0, 0],
  acts: {},
  dreams: null,
};
const answers = {
  emotionalIQ: 160,
  cognitiveIQ: 120,
  creativityScore: 70,
  empathyScore: 80,
  humorStyle: 'dry',
  communicationStyle: 'gentle',
  energyType: 'introvert',
};
const of = (profile: Partial<SoulProfile>) => encode({ ...nobody, ...profile });
const kinds = (mine: Partial<SoulProfile>, theirs: Partial<SoulProfile>) =>
  Object.fromEntries(overlapOf(of(mine), of(theirs)).parts.map(({ name, kind }) => [name, kind]));

test('the groups are the 48 dimensions, each once', () => {
  expect(groups.reduce((sum, { size }) => sum + size, 0)).toBe(48);
  expect(groups.map(({ at }) => at)).toEqual([0, 8, 14, 18, 22, 26, 29, 32, 35, 39, 43]);
});

test('of somebody nobody knows, nothing is said', () => {
  expect([...of({})]).toEqual(Array.from({ length: 48 }, () => 0));
  expect(overlapOf(of({}), of({ pattern: 'wild-spirit' }))).toEqual({ percent: 0, parts: [], of: 11 });
});

test.each<[string, Partial<SoulProfile>, Partial<SoulProfile>, Record<string, string>]>([
  ['the same pattern is shared', { pattern: 'wild-spirit' }, { pattern: 'wild-spirit' }, { pattern: 'shared' }],
  [
    'a pattern’s other half completes it',
    { pattern: 'wild-spirit' },
    { pattern: 'heart-bridge' },
    { pattern: 'complementary' },
  ],
  ['a pattern far off is in tension', { pattern: 'wild-spirit' }, { pattern: 'mind-weaver' }, { pattern: 'tension' }],
  [
    'dark and silly humor are in tension, all else alike',
    { assessment: { ...answers, humorStyle: 'dark' } },
    { assessment: { ...answers, humorStyle: 'silly' } },
    { scores: 'shared', humor: 'tension', communication: 'shared', energy: 'shared' },
  ],
  [
    'who leaves and who returns complete one another',
    { phase: 'separation' },
    { phase: 'reintegration' },
    { phase: 'complementary' },
  ],
  ['night and morning are in tension', { hours: [20, 1, 1, 1] }, { hours: [1, 20, 1, 1] }, { rhythm: 'tension' }],
  [
    'friendly and lucid dreams are shared',
    { dreams: { dreams: 10, lucid: 8, friendliness: 9, aggression: 1, animals: 1, people: 20 } },
    { dreams: { dreams: 30, lucid: 22, friendliness: 21, aggression: 4, animals: 4, people: 66 } },
    { dreams: 'shared' },
  ],
])('%s', (_what, mine, theirs, said) => expect(kinds(mine, theirs)).toEqual(said));

test('overlap is the same from both sides, 0 to 100, and a better fit scores higher in both directions', () => {
  const me = of({ pattern: 'deep-feeler', assessment: answers, phase: 'liminal', hours: [9, 1, 2, 8] });
  const near = of({ pattern: 'truth-seeker', assessment: answers, phase: 'liminal', hours: [8, 1, 2, 9] });
  const far = of({
    pattern: 'wild-spirit',
    assessment: {
      ...answers,
      emotionalIQ: 10,
      cognitiveIQ: 20,
      creativityScore: 5,
      empathyScore: 5,
      humorStyle: 'silly',
    },
    phase: 'separation',
    hours: [1, 20, 2, 1],
  });
  expect(overlapOf(me, near).percent).toBe(overlapOf(near, me).percent);
  expect(overlapOf(me, near).percent).toBeGreaterThan(85);
  expect(overlapOf(me, far).percent).toBeLessThan(50);
  expect(scoreOf(transform(me), near)).toBeGreaterThan(scoreOf(transform(me), far));
  expect(scoreOf(transform(near), me)).toBeGreaterThan(scoreOf(transform(far), me));
});

test('every score fits into 32 bits', () => {
  const most = transform(new Int8Array(48).fill(127));
  expect(Math.max(...most.map(Math.abs)) * 127 * 48).toBeLessThan(2 ** 31);
});
