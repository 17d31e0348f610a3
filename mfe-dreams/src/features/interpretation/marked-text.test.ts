import { piecesOf } from './marked-text';

const text = 'A lake and a key';
const lake = { start: 2, end: 6, about: 'water' };

test.each([
  ['in order', [lake], [{ text: 'A ' }, { text: 'lake', about: 'water' }, { text: ' and a key' }]],
  ['nothing', [], [{ text }]],
  [
    'an overlap keeps the first',
    [lake, { start: 4, end: 8, about: 'x' }],
    [{ text: 'A ' }, { text: 'lake', about: 'water' }, { text: ' and a key' }],
  ],
  ['beyond the end', [{ start: 13, end: 99, about: 'x' }], [{ text }]],
  ['backwards', [{ start: 6, end: 2, about: 'x' }], [{ text }]],
])('evidence: %s', (_what, evidence, pieces) => {
  expect(piecesOf(text, evidence)).toEqual(pieces);
});
