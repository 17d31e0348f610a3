import { marketing } from './marketing';
import { shownFigures } from './shown';

const none = { members: null, online: null, archetypesToday: null, newToday: null };

test('illustrative figures are the specification’s, and labelled', () => {
  expect(shownFigures({ mode: 'illustrative', ...none })).toEqual({ illustrative: true, figures: marketing });
});

test('live figures are real, and one that would point at somebody is absent', () => {
  expect(shownFigures({ mode: 'live', ...none, members: 812 })).toEqual({
    illustrative: false,
    figures: { members: 812 },
  });
});
