import { streakShown, streakToday, weekOf } from './streak';

const today = '2026-03-01';

test.each([
  ['nothing before', undefined, 1],
  ['yesterday, across a month', { localDay: '2026-02-28', streak: 4 }, 5],
  ['two days ago', { localDay: '2026-02-27', streak: 4 }, 1],
  ['a day in the future, after a clock was set back', { localDay: '2026-03-05', streak: 9 }, 1],
])('a check-in after %s', (_what, last, streak) => {
  expect(streakToday(today, last)).toBe(streak);
});

test.each([
  ['today', { localDay: today, streak: 3 }, 3],
  ['yesterday: it still stands', { localDay: '2026-02-28', streak: 3 }, 3],
  ['the day before: it is broken', { localDay: '2026-02-27', streak: 3 }, 0],
  ['nothing', undefined, 0],
])('the streak shown when the last check-in was %s', (_what, last, streak) => {
  expect(streakShown(today, last)).toBe(streak);
});

test('the week ends today and marks the kept days', () => {
  const week = weekOf(today, ['2026-02-27', today]);
  expect(week.map(({ day }) => day)).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    today,
  ]);
  expect(week.filter(({ kept }) => kept).map(({ day }) => day)).toEqual(['2026-02-27', today]);
});
