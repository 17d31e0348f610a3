import { dayBefore } from '@liminal/service-kit/local-day';
import { freezesLeft, streakShown, streakToday, weekOf } from './streak';

const today = '2026-03-01';
const none = { on: true, days: [] };
const off = { on: false, days: [] };
const last = (localDay: string, streak = 4) => ({ localDay, streak });

test.each([
  ['nothing before', undefined, none, { streak: 1, frozen: [] }],
  ['yesterday, across a month', last('2026-02-28'), none, { streak: 5, frozen: [] }],
  ['two days ago: one frozen', last('2026-02-27'), none, { streak: 5, frozen: ['2026-02-28'] }],
  ['two days ago, without the freeze', last('2026-02-27'), off, { streak: 1, frozen: [] }],
  ['three days ago: two frozen', last('2026-02-26'), none, { streak: 5, frozen: ['2026-02-27', '2026-02-28'] }],
  ['four days ago: three of one month are too many', last('2026-02-25'), none, { streak: 1, frozen: [] }],
  [
    'two days ago, with two of that month used',
    last('2026-02-27'),
    { on: true, days: ['2026-02-03', '2026-02-10'] },
    { streak: 1, frozen: [] },
  ],
  [
    'two days ago, with two of another month used',
    last('2026-02-27'),
    { on: true, days: ['2026-01-03', '2026-01-10'] },
    { streak: 5, frozen: ['2026-02-28'] },
  ],
  ['a day in the future, after a clock was set back', last('2026-03-05', 9), none, { streak: 1, frozen: [] }],
  ['a year ago', last('2025-03-01'), none, { streak: 1, frozen: [] }],
])('a check-in after %s', (_what, before, freeze, made) => {
  expect(streakToday(today, before, freeze)).toEqual(made);
});

test('two at the end of a month and two at the beginning of the next make the longest bridge', () => {
  const made = streakToday('2026-03-03', last('2026-02-26'), none);
  expect(made).toEqual({ streak: 5, frozen: ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'] });
  expect(streakToday('2026-03-04', last('2026-02-26'), none).streak).toBe(1);
});

test.each([
  ['today', last(today, 3), none, 3],
  ['yesterday: it still stands', last('2026-02-28', 3), none, 3],
  ['the day before: it stands over a frozen day', last('2026-02-27', 3), none, 3],
  ['the day before, without the freeze: it is broken', last('2026-02-27', 3), off, 0],
  ['five days ago: it is broken', last('2026-02-24', 3), none, 0],
  ['nothing', undefined, none, 0],
])('the streak shown when the last check-in was %s', (_what, before, freeze, streak) => {
  expect(streakShown(today, before, freeze)).toBe(streak);
});

test('how many are left counts the month of today', () => {
  expect(freezesLeft(today, none)).toBe(2);
  expect(freezesLeft('2026-02-28', { on: true, days: ['2026-02-03', '2026-02-10', '2026-01-02'] })).toBe(0);
  expect(freezesLeft(today, { on: true, days: ['2026-02-03'] })).toBe(2);
});

test('the week ends today and marks the kept and the frozen days', () => {
  const week = weekOf(today, ['2026-02-26', today], ['2026-02-27', '2026-02-28']);
  expect(week.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, i) => dayBefore(today, 6 - i)));
  expect(week.filter(({ kept }) => kept).map(({ day }) => day)).toEqual(['2026-02-26', today]);
  expect(week.filter(({ frozen }) => frozen).map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28']);
});
