import { halfYear } from './half-year';

test('half a year of whole weeks ends today and begins on a Monday', () => {
  const days = halfYear('2026-11-21', [{ day: '2026-11-21', dreams: 2 }]);
  expect(days.at(-1)).toEqual({ day: '2026-11-21', dreams: 2 });
  expect(days[0]).toEqual({ day: '2026-05-25', dreams: 0 });
  expect(new Date(days[0]?.day ?? '').getUTCDay()).toBe(1);
  expect(days).toHaveLength(25 * 7 + 6);
});

test('a change of the clocks neither doubles nor drops a day', () => {
  const days = halfYear('2026-11-21', []).map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
  expect(days).toContain('2026-10-25');
});
