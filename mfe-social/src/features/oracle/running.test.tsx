import { renderFeature } from '@liminal/mfe-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Running } from './running';

const sources = {
  dreams: 17,
  acts: 61,
  practice: 9,
  assessments: 1,
  connections: 3,
  profiles: 299,
  simulated: 0,
  missing: [],
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }));
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('eight steps of 0.8 s, 12.5 percent each; at 100 the analysis is asked for, once', async () => {
  const done = jest.fn();
  renderFeature(<Running sources={sources} done={done} stop={() => undefined} />);
  const now = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
  expect(now()).toBe('0');
  expect(screen.getByText('17 dreams')).toBeTruthy();
  expect(screen.queryByText('299 profiles')).toBeNull();
  await pass(800);
  expect(now()).toBe('13');
  await pass(5 * 800);
  expect(now()).toBe('75');
  expect(screen.getByText('299 profiles')).toBeTruthy();
  await pass(799);
  expect(done).not.toHaveBeenCalled();
  await pass(801);
  expect(now()).toBe('100');
  expect(done).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('it can be stopped', async () => {
  const stop = jest.fn();
  renderFeature(<Running sources={undefined} done={() => undefined} stop={stop} />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(stop).toHaveBeenCalled();
});
