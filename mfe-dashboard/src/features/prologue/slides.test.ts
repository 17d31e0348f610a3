import { lasting, perCharacter, slideAt, slides } from './slides';

test('six slides of 5, 4, 4, 5, 4 and 3 s', () => {
  expect(slides.map(({ ms }) => ms)).toEqual([5_000, 4_000, 4_000, 5_000, 4_000, 3_000]);
  expect(lasting).toBe(25_000);
});

test('each is typed at 50 ms a character, before its time is over', () => {
  for (const { text, ms } of slides) expect(text.length * perCharacter).toBeLessThan(ms);
});

test.each([
  [0, 0, ''],
  [50, 0, 'E'],
  [4_999, 0, slides[0].text],
  [5_000, 1, ''],
  [5_500, 1, 'You come b'],
  [24_999, 5, slides[5].text],
])('after %i ms slide %i has typed %j', (elapsed, at, typed) => {
  expect(slideAt(elapsed)).toMatchObject({ at, typed });
});

test('after the last there is none', () => {
  expect(slideAt(25_000)).toBeUndefined();
});
