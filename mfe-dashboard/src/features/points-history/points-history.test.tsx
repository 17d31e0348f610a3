import { history } from '@liminal/contracts/journey/journey';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PointsHistory } from './points-history';

const entry = (rule: string, amount: number, at: string, purse = 'points') => ({
  id: crypto.randomUUID(),
  at,
  rule,
  amount,
  purse,
});

test('each act stands with what it earned, by day, and a rule without words keeps its name', async () => {
  answer(history, () => ({
    entries: [
      entry('check-in', 100, '2026-03-02T10:00:00Z'),
      entry('moonwalk', 7, '2026-03-02T09:00:00Z', 'sparks'),
      entry('onboarding', 500, '2026-02-28T10:00:00Z'),
    ],
    next: null,
  }));
  renderFeature(<PointsHistory />);
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'Monday, March 2',
    'Saturday, February 28',
  ]);
  expect(screen.getByText(/Daily check-in/).closest('li')?.textContent).toContain('+100 points');
  expect(screen.getByText(/moonwalk/).closest('li')?.textContent).toContain('+7 sparks');
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull();
});

test('what is before is asked for when it is wanted', async () => {
  const next = crypto.randomUUID();
  let asked = 0;
  answer(history, () => {
    asked += 1;
    return asked === 1
      ? { entries: [entry('quiz', 52, '2026-03-02T10:00:00Z')], next }
      : { entries: [entry('onboarding', 500, '2026-02-28T10:00:00Z')], next: null };
  });
  renderFeature(<PointsHistory />);
  fireEvent.click(await screen.findByRole('button', { name: 'Earlier' }));
  expect(await screen.findByText(/First crossing/)).toBeTruthy();
});

test('nothing yet is said, and a failure can be tried again', async () => {
  answer(history, () => ({ entries: [], next: null }));
  failOnce(history, 503);
  renderFeature(<PointsHistory />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Nothing yet/)).toBeTruthy();
});
