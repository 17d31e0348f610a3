import { updateProfile } from '@liminal/contracts/journey/profile';
import { takeQuiz } from '@liminal/contracts/journey/quiz';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { questions } from './questions';
import { Quiz } from './quiz';

const journey = {
  points: 560,
  level: 3,
  levelName: 'Awakening Soul',
  progress: 12,
  toNext: 440,
  nextLevelName: 'Mindful Voyager',
  streak: 1,
  checkedInToday: false,
  onboarded: true,
  week: [],
};
const profile = {
  state: 'liminal',
  type: 'liminal',
  dopamineLevel: 70,
  serotoninLevel: 70,
  gammaWaves: 70,
  thetaWaves: 70,
  dreamIntensity: 50,
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function answerAll(vibe: string): Promise<void> {
  for (const { ask, options } of questions) {
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: options.find(({ value }) => value === vibe)?.label ?? '' }));
    await pass(499);
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    await pass(1);
  }
}

test('five answers, 500 ms each; the winning vibe for 3 s; then the points, Level Up and a profile update', async () => {
  const sent: unknown[] = [];
  const done = jest.fn();
  answer(takeQuiz, (body) => {
    sent.push(body);
    return { vibe: 'sage', points: 50, awarded: 50, journey };
  });
  answer(updateProfile, () => {
    sent.push('profile update');
    return profile;
  });
  renderFeature(<Quiz done={done} />);
  await answerAll('sage');
  expect(screen.getByRole('heading', { name: 'Cosmic Sage' })).toBeTruthy();
  await pass(2_999);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  jest.useRealTimers();
  expect(await screen.findByText('Level Up')).toBeTruthy();
  expect(done).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    { answers: { stairs: 'sage', clock: 'sage', stranger: 'sage', rule: 'sage', silence: 'sage' } },
    'profile update',
  ]);
});

test('what could not be sent stays, and is sent again', async () => {
  const done = jest.fn();
  answer(takeQuiz, () => ({ vibe: 'quantum', points: 50, awarded: 0, journey }));
  failOnce(takeQuiz, 503);
  renderFeature(<Quiz done={done} />);
  await answerAll('quantum');
  await pass(3_000);
  await pass(50);
  jest.useRealTimers();
  expect(await screen.findByText('🌀 Portal Interference')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Level Up')).toBeTruthy();
  expect(done).toHaveBeenCalledTimes(1);
});
