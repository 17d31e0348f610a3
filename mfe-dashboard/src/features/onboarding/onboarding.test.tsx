import { onboard } from '@liminal/contracts/journey/profile';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Onboarding } from './onboarding';
import { questions } from './questions';

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
async function answerAll(): Promise<void> {
  for (const { ask, options } of questions) {
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: options[1]?.label ?? '' }));
    await pass(299);
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    await pass(1);
  }
}

test('five answers, 300 ms each, then the essence is analyzed and the member welcomed', async () => {
  let sent: unknown;
  answer(onboard, (body) => {
    sent = body;
    return { ...profile, initialScore: 500 };
  });
  renderFeature(<Onboarding />);
  await answerAll();
  await pass(1);
  expect(screen.getByText('Analyzing Your Essence')).toBeTruthy();
  await pass(50);
  jest.useRealTimers();
  expect(await screen.findByText(/You begin with 500 points/)).toBeTruthy();
  expect(sent).toMatchObject({
    answers: { morning_ritual: 'bright', conflict_style: 'speak' },
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});

test('a failure is told and returns to the questions, answers kept', async () => {
  failOnce(onboard, 500);
  renderFeature(<Onboarding />);
  await answerAll();
  await pass(50);
  jest.useRealTimers();
  expect(await screen.findByText('Portal Disturbance')).toBeTruthy();
  expect(screen.getByText("Something went wrong. Let's try again.")).toBeTruthy();
  expect(screen.getByRole('heading', { name: questions[4]?.ask })).toBeTruthy();
});

test('the five ids of the specification, each with four answers and what they mean', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'morning_ritual',
    'conflict_style',
    'shadow_work',
    'love_language',
    'intuition_trust',
  ]);
  for (const { options } of questions) expect(options.filter(({ label, insight }) => label && insight)).toHaveLength(4);
});
