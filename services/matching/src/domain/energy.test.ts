import { signatureOf } from './energy';

test('no acts, no signature', () => {
  expect(signatureOf({})).toBeUndefined();
  expect(signatureOf({ dream: 0 })).toBeUndefined();
});

test.each([
  ['one plain interaction stays at the start', { interaction: 1 }, { frequency: 432, amplitude: 3.5, coherence: 99 }],
  ['a kind nobody knows yet is plain', { levitation: 1 }, { frequency: 432, amplitude: 3.5, coherence: 99 }],
  ['dreams pull it down', { dream: 4 }, { frequency: 416, amplitude: 4.8, coherence: 99 }],
  [
    'connections pull it up, variety lowers coherence',
    { connection: 3, 'check-in': 3 },
    { frequency: 445.3, amplitude: 5.8, coherence: 86 },
  ],
])('%s', (_what, acts, signature) => {
  expect(signatureOf(acts)).toEqual(signature);
});

test('it stays in its bounds after a long life', () => {
  const { amplitude, coherence } = signatureOf({
    dream: 9999,
    connection: 9999,
    'check-in': 9999,
    interaction: 9999,
    assessment: 9999,
  }) ?? { amplitude: 0, coherence: 0 };
  expect(amplitude).toBeLessThanOrEqual(10);
  expect(coherence).toBeGreaterThanOrEqual(60);
});
