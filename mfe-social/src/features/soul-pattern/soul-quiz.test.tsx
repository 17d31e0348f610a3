import { setSoulPattern } from '@liminal/contracts/archetype/soul-pattern';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { soulQuestions } from '../../texts/evolution';
import { SoulQuiz } from './soul-quiz';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function answerAll(patterns: string[]): Promise<void> {
  for (const [i, { ask, options }] of soulQuestions.entries()) {
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    const { label } = options.find(({ value }) => value === patterns[i]) ?? { label: '' };
    fireEvent.click(screen.getByRole('radio', { name: label }));
    await pass(499);
    expect(screen.getByRole('heading', { name: ask })).toBeTruthy();
    await pass(1);
  }
}

test('each question offers every pattern once', () => {
  for (const { options } of soulQuestions) expect(new Set(options.map(({ value }) => value)).size).toBe(8);
});

test('four answers, 500 ms each; of a tie the first in sorted order is taken and the other named', async () => {
  const taken: unknown[] = [];
  const done = jest.fn();
  answer(setSoulPattern, (body) => {
    taken.push(body);
    return { archetype: 'mind-weaver', interactionScore: 0 };
  });
  const { toasts } = renderFeature(<SoulQuiz done={done} leave={() => undefined} />);
  await answerAll(['wild-spirit', 'mind-weaver', 'wild-spirit', 'mind-weaver']);
  jest.useRealTimers();
  expect(await screen.findByText('Soul Pattern Revealed')).toBeTruthy();
  expect(taken).toEqual([{ archetype: 'mind-weaver' }]);
  expect(done).toHaveBeenCalledWith(['wild-spirit'], 2);
  expect(toasts[0]?.duration).toBe(5_000);
});

test('a pattern that could not be kept is said, and kept on the second try without asking again', async () => {
  const done = jest.fn();
  answer(setSoulPattern, () => ({ archetype: 'deep-feeler', interactionScore: 0 }));
  failOnce(setSoulPattern, 503);
  renderFeature(<SoulQuiz done={done} leave={() => undefined} />);
  await answerAll(['deep-feeler', 'deep-feeler', 'deep-feeler', 'deep-feeler']);
  await pass(50);
  jest.useRealTimers();
  expect(await screen.findByText('Failed to update archetype')).toBeTruthy();
  expect(done).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Soul Pattern Revealed')).toBeTruthy();
  expect(done).toHaveBeenCalledWith([], 4);
});
