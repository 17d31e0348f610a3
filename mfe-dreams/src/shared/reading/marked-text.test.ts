import { piecesOf, type Mark } from './marked-text';

const mark = (start: number, end: number, number = 1): Mark => ({ start, end, of: `claim ${number}`, number });
const shown = (text: string, marks: Mark[]) =>
  piecesOf(text, marks).map(({ text: words, mark: found }) => (found ? `[${words}${found.number}]` : words));

test.each([
  ['nothing marked', 'I row.', [], ['I row.']],
  ['one word', 'I row.', [mark(2, 5)], ['I ', '[row1]', '.']],
  ['two, in any order', 'I row on.', [mark(6, 8, 2), mark(2, 5)], ['I ', '[row1]', ' ', '[on2]', '.']],
  ['an overlap: the first stands', 'I row on.', [mark(2, 8), mark(6, 8, 2)], ['I ', '[row on1]', '.']],
  ['of two that begin together the longer', 'I row on.', [mark(2, 5, 2), mark(2, 8)], ['I ', '[row on1]', '.']],
  ['outside the text', 'I row.', [mark(4, 99)], ['I row.']],
  ['empty', 'I row.', [mark(2, 2)], ['I row.']],
])('%s', (_what, text, marks, expected) => {
  expect(shown(text, marks)).toEqual(expected);
});
