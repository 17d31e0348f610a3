import { correct, isCodeOf, keepCorrections } from './claims';
import { findWords } from './find-words';
import { interpret, writeFrom } from './interpret';
import { bandOf, normsFor } from './norms';
import { peopleOf, tallyOf } from './tally';

const lake = {
  description: 'I am rowing across a black lake with my grandmother. I am afraid, but she helps me.',
  emotions: 'mysterious',
  lucidityLevel: 'partially-lucid',
};
const school = {
  description: 'I was late for an exam at school and I searched every corridor for the room.',
  emotions: 'anxious',
  lucidityLevel: 'not-lucid',
};
const words = ({ description }: typeof lake, spans: { start: number; end: number }[]) =>
  spans.map(({ start, end }) => description.slice(start, end));

test('every claim points at words that stand in the dream', () => {
  const { claims, symbols } = interpret(lake);
  expect(Object.fromEntries(claims.map(({ id, spans }) => [id, words(lake, spans)]))).toMatchObject({
    'characters 1FRA': ['my grandmother'],
    'emotions AP D': ['afraid'],
    'friendliness 1FRA 4 D': ['helps'],
  });
  expect(symbols.map(({ name, spans }) => [name, words(lake, spans)])).toContainEqual(['water', ['lake']]);
});

test('the texts say what was claimed, from the dreamer’s side, with two open questions', () => {
  const { symbolicAnalysis, consciousnessInsights, questions, archetypes } = interpret(lake);
  expect(symbolicAnalysis).toContain('your grandmother');
  expect(symbolicAnalysis).toContain('“lake”');
  expect(consciousnessInsights).toContain('apprehension');
  expect(consciousnessInsights).toContain('Somebody is kind to you.');
  expect(questions).toEqual([expect.stringMatching(/\?$/), expect.stringMatching(/\?$/)]);
  expect(archetypes.length).toBeGreaterThan(0);
});

test('different dreams are read differently, the same one the same', () => {
  expect(interpret(lake)).toEqual(interpret(lake));
  expect(interpret(school).symbolicAnalysis).not.toBe(interpret(lake).symbolicAnalysis);
});

test.each([
  ['too little', 'Falling', /too little/],
  ['another language', 'Ich war in einem Haus und meine Mutter stand am Fenster und rief mich.', /not understood yet/],
])('%s is said, and nothing is claimed', (_what, description, says) => {
  const { symbolicAnalysis, claims, archetypes, evidence } = interpret({ ...lake, description });
  expect(symbolicAnalysis).toMatch(says);
  expect([claims, archetypes, evidence]).toEqual([[], [], []]);
});

describe('the member’s own word', () => {
  const { claims } = interpret(lake);
  const own = (id: string, code: string | null) => {
    const changed = correct(claims, id, code);
    if (typeof changed === 'string') throw new Error(changed);
    return changed;
  };
  const find = (list: typeof claims, id: string) => list.find((claim) => claim.id === id);

  test('takes the place of the coder’s, in the texts and in the statistics', () => {
    const changed = own('emotions AP D', 'HA D');
    expect(find(changed, 'emotions AP D')).toMatchObject({ code: 'HA D', by: 'member', rejected: false });
    expect(writeFrom(lake, changed, 'legible').consciousnessInsights).toContain('happiness');
    expect(tallyOf(changed)).toMatchObject({ HA: 1 });
    expect(tallyOf(changed)['AP']).toBeUndefined();
  });

  test('may be that it is not so', () => {
    const changed = own('emotions AP D', null);
    expect(find(changed, 'emotions AP D')).toMatchObject({ by: 'member', rejected: true });
    expect(writeFrom(lake, changed, 'legible').consciousnessInsights).not.toContain('apprehension');
    expect(tallyOf(changed)['AP']).toBeUndefined();
  });

  test('is taken back by the coder’s own code', () => {
    const back = correct(own('emotions AP D', null), 'emotions AP D', 'AP D');
    expect(back).toEqual(claims);
  });

  test('is kept when the dream is read again and claims the same', () => {
    const changed = own('emotions AP D', 'CO D');
    expect(find(keepCorrections(interpret(lake).claims, changed), 'emotions AP D')).toMatchObject({ code: 'CO D' });
    expect(keepCorrections(interpret(school).claims, changed).every(({ by }) => by === 'coder')).toBe(true);
  });

  test.each([
    ['a claim that is not there', 'emotions SD D', 'HA D', 'unknown-claim'],
    ['a code of another kind', 'emotions AP D', '1MKA', 'no-such-code'],
    ['a script', 'emotions AP D', '<script>', 'no-such-code'],
  ])('%s is refused', (_what, id, code, expected) => {
    expect(correct(claims, id, code)).toBe(expected);
  });
});

test.each([
  ['characters', '1MKA', true],
  ['characters', '2ANI', true],
  ['characters', '9MKA', false],
  ['aggression', '1MSA 7 D', true],
  ['aggression', 'D 9 D', false],
  ['settings', 'IF', true],
] as const)('a code of %s may be %s: %s', (kind, code, expected) => {
  expect(isCodeOf(kind, code)).toBe(expected);
});

test('people are known again by what they are called', () => {
  const of = (description: string) => peopleOf(interpret({ ...lake, description }).claims);
  expect(of('My mother and an old man sat by the lake and I saw them.')).toEqual(['mother', 'old man']);
  expect(of('Our mother was there and I could hear her sing.')).toEqual(['mother']);
});

test('the norms stand beside one’s own only from 25 dreams on, with a band that narrows', () => {
  const tallies = Array.from({ length: 25 }, (_, i) => ({ men: 1, women: 1, humans: 2, aggression: i % 2 }));
  expect(normsFor(tallies.slice(1))).toBeNull();
  const norms = normsFor(tallies);
  expect(norms?.rows.find(({ name }) => name === 'men among people')).toMatchObject({ yours: 50, men: 68, women: 48 });
  expect(norms?.rows.find(({ name }) => name === 'dreams with aggression')?.yours).toBe(48);
  expect(norms?.rows.find(({ name }) => name === 'animals')?.yours).toBe(0);
  expect([bandOf(25), bandOf(50)]).toEqual([13.6, 8.4]);
  expect(bandOf(400)).toBeGreaterThanOrEqual(2);
});

test.each([
  ['There was no water anywhere.', 0],
  ['I did not see the water.', 0],
  ['Watering the plants', 0],
  ['WATER, everywhere.', 1],
])('%s holds %i mentions of water', (text, count) => {
  expect(findWords(text, 'water')).toHaveLength(count);
});
