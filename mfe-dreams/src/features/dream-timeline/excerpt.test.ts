import { excerpt } from './excerpt';

test.each([
  ['a short one is whole', 'I row.', 'I row.'],
  ['exactly 120 is whole', 'x'.repeat(120), 'x'.repeat(120)],
  ['a long one is cut', 'x'.repeat(121), `${'x'.repeat(120)}…`],
  ['a moon is not cut in half', '🌙'.repeat(121), `${'🌙'.repeat(120)}…`],
])('%s', (_what, description, shown) => {
  expect(excerpt(description)).toBe(shown);
});
