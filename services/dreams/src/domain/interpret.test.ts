import { findWords } from './find-words';
import { interpret } from './interpret';

const lake = {
  description: 'I am rowing across a black lake with my grandmother. I am afraid, but she laughs.',
  emotions: 'mysterious',
  lucidityLevel: 'partially-lucid',
};
const school = {
  description: 'Late for an exam at school, I searched every corridor for the room.',
  emotions: 'anxious',
  lucidityLevel: 'not-lucid',
};

test('every claim points at words that stand in the dream', () => {
  const { evidence, symbolicAnalysis } = interpret(lake);
  const words = evidence.map(({ start, end }) => lake.description.slice(start, end));
  expect(words).toEqual(['rowing', 'black', 'lake', 'grandmother', 'afraid', 'laughs']);
  expect(symbolicAnalysis).toContain('“lake”');
  expect(symbolicAnalysis).toContain('“grandmother”');
});

test('different dreams are read differently, the same one the same', () => {
  expect(interpret(lake)).toEqual(interpret(lake));
  expect(interpret(school).symbolicAnalysis).not.toBe(interpret(lake).symbolicAnalysis);
  expect(interpret(school).archetypes).toContain('mind-weaver');
});

test('a dream with nothing the reader knows is told so', () => {
  const { symbolicAnalysis, archetypes, evidence } = interpret({ ...lake, description: 'Numbers, only numbers.' });
  expect(symbolicAnalysis).toMatch(/few images/);
  expect(archetypes).toEqual([]);
  expect(evidence).toEqual([]);
});

test.each([
  ['There was no water anywhere.', 0],
  ['I did not see the water.', 0],
  ['Watering the plants', 0],
  ['WATER, everywhere.', 1],
])('%s holds %i mentions of water', (text, count) => {
  expect(findWords(text, 'water')).toHaveLength(count);
});
