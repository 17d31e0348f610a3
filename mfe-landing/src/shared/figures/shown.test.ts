import { shownLive } from './shown';

test('live figures are real, and one that would point at somebody is absent', () => {
  expect(shownLive({ mode: 'live', members: 812, online: null, archetypesToday: null, newToday: 31 })).toEqual({
    illustrative: false,
    figures: { members: 812, newToday: 31 },
  });
});
