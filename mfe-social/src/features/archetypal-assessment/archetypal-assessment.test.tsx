import type { ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
import { renderFeature } from '@liminal/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { choiceQuestions, pauseQuestion } from '../../texts/true-self';
import { Analyzing } from './analyzing';
import { Questions } from './questions';
import { Result } from './result';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const type = (value: string) => fireEvent.change(screen.getByLabelText('Blinks in one minute'), { target: { value } });

test('every question offers each archetype once, the pause five answers', () => {
  for (const { options } of choiceQuestions) expect(new Set(options.map(({ value }) => value)).size).toBe(6);
  expect(pauseQuestion.options.map(({ label }) => label.split(/[.,]| once/)[0])).toEqual([
    'Instantly',
    'Within the minute',
    'Within the hour',
    'After a night',
    '3 days',
  ]);
});

test.each(['', '0', '101', '-3'])('with "%s" blinks it does not go on', (typed) => {
  renderFeature(<Questions arriving={false} answered={() => undefined} />);
  type(typed);
  proceed();
  expect(screen.getByText('Between 1 and 100, please.')).toBeTruthy();
});

test('a minute of presses fills the number in', async () => {
  renderFeature(<Questions arriving={false} answered={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the minute' }));
  for (let i = 0; i < 17; i++) {
    fireEvent.click(screen.getByRole('button', { name: 'I blinked' }));
    await pass(1_000);
  }
  await pass(43_400);
  expect(screen.getByLabelText<HTMLInputElement>('Blinks in one minute').value).toBe('17');
  expect(screen.getByText('The minute is over: 17 blinks.')).toBeTruthy();
});

test('eight answers, the pause as the fourth question', async () => {
  const answered = jest.fn();
  renderFeature(<Questions arriving={false} answered={answered} />);
  type('17');
  proceed();
  const choose = async (question: { ask: string; options: { value: string; label: string }[] }, value: string) => {
    expect(screen.getByRole('heading', { name: question.ask })).toBeTruthy();
    const { label } = question.options.find((option) => option.value === value) ?? { label: '' };
    fireEvent.click(screen.getByRole('radio', { name: label }));
    await pass(300);
  };
  const [road, silence, ...others] = choiceQuestions as [(typeof choiceQuestions)[0], (typeof choiceQuestions)[0]];
  await choose(road, 'explorer');
  await choose(silence, 'sage');
  expect(screen.getByText('Question 4 of 8, the pause')).toBeTruthy();
  await choose(pauseQuestion, 'night');
  for (const question of others) await choose(question, 'lover');
  const rest = { meal: 'lover', evidence: 'lover', gift: 'lover', ending: 'lover' };
  expect(answered).toHaveBeenCalledWith({ blinks: 17, pause: 'night', road: 'explorer', silence: 'sage', ...rest });
});

test('analyzing takes three seconds', async () => {
  const done = jest.fn();
  renderFeature(<Analyzing done={done} />);
  await pass(2_900);
  expect(done).not.toHaveBeenCalled();
  await pass(100);
  expect(done).toHaveBeenCalled();
});

test('the result names its tie, its confidence and what each answer added', () => {
  const answers: ArchetypalAnswers = {
    blinks: 17,
    pause: 'night',
    road: 'explorer',
    silence: 'sage',
    meal: 'lover',
    evidence: 'sage',
    gift: 'lover',
    ending: 'hero',
  };
  const retake = jest.fn();
  renderFeature(<Result answers={answers} day="22 November" arriving={false} retake={retake} earlier={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Explorer' })).toBeTruthy();
  expect(screen.getByText('38 % confidence')).toBeTruthy();
  expect(screen.getByText(/Explorer and Sage both have 3/)).toBeTruthy();
  expect(screen.getByText('17 blinks +2, the fork')).toBeTruthy();
  expect(screen.getByText('20 °C')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retake' }));
  expect(retake).toHaveBeenCalled();
});
