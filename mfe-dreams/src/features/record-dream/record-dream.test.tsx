import { recordDream, type Dream } from '@liminal/contracts/dreams/dream';
import { answer, failOnce, renderFeature } from '@liminal/mfe-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordDream } from './record-dream';

beforeEach(() => localStorage.clear());

const kept: Dream = {
  id: crypto.randomUUID(),
  title: 'Lake',
  description: 'I row.',
  emotions: 'peaceful',
  lucidityLevel: 'not-lucid',
  tags: [],
  createdAt: new Date().toISOString(),
  interpretation: null,
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Record dream' }));
async function fill(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Title'), 'Lake');
  await userEvent.type(screen.getByLabelText('Description'), 'I row.');
  await userEvent.click(screen.getByLabelText('Peaceful'));
  await userEvent.click(screen.getByLabelText('Not lucid'));
}

test('a missing field is told, and nothing is sent', async () => {
  const { toasts } = renderFeature(<RecordDream />);
  await submit();
  expect(toasts).toEqual([{ title: 'Incomplete Form', description: 'Please fill in all fields' }]);
});

test('a failure keeps every word, also over a reload, and trying again works', async () => {
  answer(recordDream, () => kept);
  failOnce(recordDream, 503);
  renderFeature(<RecordDream />);
  await fill();
  await submit();
  expect(await screen.findByText('Failed to analyze dream')).toBeTruthy();
  expect(JSON.stringify(localStorage)).toContain('I row.');
  await submit();
  expect(await screen.findByText('Dream Analyzed')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
});

test('logged out, the member is told and brought to the sign-in page', async () => {
  failOnce(recordDream, 401, 'Unauthorized');
  const { visited } = renderFeature(<RecordDream />);
  await fill();
  await submit();
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
  await waitFor(() => expect(visited).toEqual(['/api/login?return=%2F%3Ftab%3Ddreams']));
});

describe('without a connection', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => online.mockReturnValue(false));
  afterAll(() => online.mockRestore());

  test('a dream is kept on the device, over a reload, and sent once when there is one again', async () => {
    const sent: { title: string; createdAt?: string }[] = [];
    answer(recordDream, (body) => {
      sent.push(body as (typeof sent)[0]);
      return kept;
    });
    renderFeature(<RecordDream />);
    await fill();
    await submit();
    expect(await screen.findByText('Kept on this device')).toBeTruthy();
    expect(screen.getByText(/One dream waits/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
    expect(sent).toEqual([]);
    cleanup();
    renderFeature(<RecordDream />);
    expect(screen.getByText(/One dream waits/)).toBeTruthy();
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText('A dream was sent')).toBeTruthy();
    globalThis.dispatchEvent(new Event('online'));
    expect(sent).toMatchObject([{ title: 'Lake', createdAt: expect.any(String) }]);
    expect(screen.queryByText(/One dream waits/)).toBeNull();
  });

  test('what is refused waits, and is not asked about again and again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    renderFeature(<RecordDream />);
    await fill();
    await submit();
    let asked = 0;
    answer(recordDream, () => {
      asked += 1;
      return kept;
    });
    failOnce(recordDream, 400);
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/One dream was refused and stays/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(asked).toBe(0);
    // Asked for, it is tried once more.
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('A dream was sent')).toBeTruthy();
    expect(asked).toBe(1);
    jest.useRealTimers();
  });

  test('what was tampered with is not sent', () => {
    localStorage.setItem('liminal_dreams_unsent_x', '{"value":[{"key":1}],"timestamp":1,"checksum":"x"}');
    renderFeature(<RecordDream />);
    expect(screen.queryByText(/waits/)).toBeNull();
  });
});

test('whether to interpret is remembered', async () => {
  renderFeature(<RecordDream />);
  await userEvent.click(screen.getByRole('switch', { name: /Interpret it/ }));
  cleanup();
  renderFeature(<RecordDream />);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /Interpret it/ }).checked).toBe(false);
});
