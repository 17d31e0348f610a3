import { createTimings } from './timings';

test('at most 100 samples are kept of each name, the newest', () => {
  const timings = createTimings();
  for (let i = 1; i <= 250; i++) timings.add('mount', i);
  timings.add('load', 7);
  expect(timings.of('mount')).toHaveLength(100);
  expect(timings.of('mount')[0]).toBe(151);
  expect(timings.of('load')).toEqual([7]);
  expect(timings.of('nothing')).toEqual([]);
});

test('the summary names the slowest first', () => {
  const timings = createTimings();
  for (const ms of [10, 30, 20]) timings.add('mount', ms);
  timings.add('load', 5);
  expect(timings.summary()).toEqual([
    { name: 'mount', median: 20, samples: 3 },
    { name: 'load', median: 5, samples: 1 },
  ]);
});
