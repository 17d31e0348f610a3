import { meets } from './meets';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.2.9', true],
  ['19.3.1', '^19.3.2', false],
  ['19.3.1', '^18.0.0', false],
  ['18.9.9', '^19.0.0', false],
  ['0.2.3', '^0.2.1', true],
  ['0.2.3', '^0.1.9', false],
  ['0.2.3', '^0.3.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '^0.0.0', false],
])('%s for %s: %s', (version, range, met) => {
  expect(meets(version, range)).toBe(met);
});

test('what is not there meets nothing', () => {
  expect(meets(undefined, '^1.0.0')).toBe(false);
});
