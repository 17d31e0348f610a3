import { activities } from '@liminal/contracts/journey/journey-game';
import { activityWords } from './activity-words';
import { howManyRevelations, revelationOf } from './revelations';

test('at least 24 revelations, of every type and impact, no two alike', () => {
  expect(howManyRevelations).toBeGreaterThanOrEqual(24);
  const all = Array.from({ length: howManyRevelations }, (_, i) => revelationOf(i + 1));
  expect(new Set(all.map(({ title }) => title)).size).toBe(howManyRevelations);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['insight', 'pattern', 'synchronicity', 'prophecy']));
  expect(new Set(all.map(({ impact }) => impact))).toEqual(new Set(['personal', 'universal', 'relational']));
});

test('after the last the first comes again', () => {
  expect(revelationOf(howManyRevelations + 1)).toBe(revelationOf(1));
});

test('every activity has a name, a line and a description of its own', () => {
  const names = activities.map(({ id }) => activityWords[id]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(activities.length);
  for (const { line, description } of names) expect(description.length).toBeGreaterThan(line.length);
});
