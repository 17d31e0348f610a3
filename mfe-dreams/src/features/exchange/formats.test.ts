import type { Travelling } from '@liminal/contracts/dreams/exchange';
import { batches, formatOf, formats, parse, parseCsv, write } from './formats';

const dream: Travelling = {
  title: 'The lake, "again"',
  description: 'I row.\n\n## not a title\n- nor: a fact\n\\ and a stroke, 🌊',
  emotions: 'mysterious',
  lucidityLevel: 'not-lucid',
  tags: ['sea', 'night'],
  createdAt: '2020-02-29T12:00:00.000Z',
};
const plain: Travelling = { ...dream, title: '=1+1', description: '-dash first', tags: [] };

test.each(formats)('what is written as %s is read as it was', (format) => {
  const { dreams, bad } = parse(format, write(format, [dream, plain]));
  expect(bad).toEqual([]);
  expect(dreams.map((each) => ({ ...each, tags: each.tags ?? [] }))).toEqual([dream, plain]);
});

test('a spreadsheet never takes a title for a formula', () => {
  expect(write('csv', [plain])).toContain("'=1+1");
});

test('rows that cannot be kept are told by number and reason, the others stay', () => {
  const { dreams, bad } = parse(
    'csv',
    'title,description,emotions,lucidityLevel,createdAt\nA,I row.,Peaceful,Not lucid,2020-01-01\n,I row.,peaceful,not-lucid,2020-01-01\nB,I row.,bored,not-lucid,2020-01-01\nC,I row.,peaceful,not-lucid,someday\n',
  );
  expect(dreams.map(({ title }) => title)).toEqual(['A']);
  expect(bad).toEqual([
    { row: 2, why: 'title: a title' },
    { row: 3, why: expect.stringContaining('emotions') },
    { row: 4, why: 'createdAt: a date' },
  ]);
});

test.each([
  ['a comma in quotes', 'a,"b,c"', [['a', 'b,c']]],
  ['doubled quotes', '"a ""b"""', [['a "b"']]],
  ['a line in quotes', '"a\nb",c', [['a\nb', 'c']]],
  ['lines as Windows ends them', 'a\r\nb\r\n', [['a'], ['b']]],
  ['nothing', '', []],
])('a file with %s', (_what, text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test.each([['{'], ['{"a":1}'], ['7'], ['null']])('%s is no journal', (text) => {
  expect(() => parse('json', text)).toThrow(SyntaxError);
});

test.each([
  ['[null]', 1],
  ['[7, "x", {}]', 3],
])('%s has bad rows only', (text, count) => {
  expect(parse('json', text)).toMatchObject({ dreams: [], bad: { length: count } });
});

test('a journal is sent in pieces that fit, by number and by size', () => {
  expect(
    batches(
      Array.from({ length: 7 }, () => plain),
      3,
    ).map(({ length }) => length),
  ).toEqual([3, 3, 1]);
  const long = { ...plain, description: 'x'.repeat(20_000) };
  expect(batches([long, long, long, long, long], 50).map(({ length }) => length)).toEqual([3, 2]);
  expect(batches([], 3)).toEqual([]);
});

test.each([
  ['dreams.JSON', 'json'],
  ['a.b.csv', 'csv'],
  ['x.md', 'markdown'],
  ['x.pdf', undefined],
])('%s is %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});
