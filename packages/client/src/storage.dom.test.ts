import { forget, recall, recallForever, store } from './storage';
import { hasStoredSession, storeSession } from './stored-session';

const day = 86_400_000;
let warnings: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const raw = () =>
  JSON.parse(localStorage.getItem('liminal_key') ?? '{}') as { value: unknown; timestamp: number; checksum: string };
const put = (change: object) => localStorage.setItem('liminal_key', JSON.stringify({ ...raw(), ...change }));

test('a value comes back, in an envelope with its time and the first 16 characters of its base64', () => {
  store('key', { mood: 'ruhig, ¿sí?' });
  expect(recall('key')).toEqual({ mood: 'ruhig, ¿sí?' });
  expect(raw()).toMatchObject({ timestamp: expect.any(Number), checksum: btoa('{"mood":"ruhig').slice(0, 16) });
});

test.each([
  ['another value under the old checksum', { value: { mood: 'x' } }],
  ['another checksum', { checksum: 'AAAAAAAAAAAAAAAA' }],
  ['no time', { timestamp: 'now' }],
])('%s is dropped with a warning', (_what, change) => {
  store('key', { mood: 'calm' });
  put(change);
  expect(recall('key')).toBeNull();
  expect(localStorage.getItem('liminal_key')).toBeNull();
  expect(warnings).toHaveBeenCalled();
});

test('what is no envelope at all is dropped', () => {
  for (const text of ['{', 'null', '[]', '"x"']) {
    localStorage.setItem('liminal_key', text);
    expect(recall('key')).toBeNull();
  }
});

test('after 7 days it is gone; a flag stays', () => {
  jest.useFakeTimers();
  store('key', 1);
  store('flag', true);
  jest.setSystemTime(Date.now() + 7 * day + 1);
  expect(recall('key')).toBeNull();
  expect(recallForever('flag')).toBe(true);
});

test('a full or forbidden storage is a warning and nothing else', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => store('key', 1)).not.toThrow();
  expect(recall('key')).toBeNull();
  expect(() => forget('key')).not.toThrow();
});

test('a stored session is valid until its end and removed after it', () => {
  storeSession(Date.now() + 1000);
  expect(hasStoredSession()).toBe(true);
  storeSession(Date.now() - 1);
  expect(hasStoredSession()).toBe(false);
  expect(localStorage.getItem('liminal_session')).toBeNull();
});
