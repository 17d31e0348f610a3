import { everyBit } from './attributes';
import { encoderVersion } from './groups';
import { createIndex } from './index-memory';
import { applyToIndex } from './feed';

const ana = '01a1fdda-cb36-704b-9671-258b0bf8cbd2';
const record = (data: object | string) => ({
  topic: 'energy-profile-changed',
  key: ana,
  bytes: Buffer.from(
    typeof data === 'string'
      ? data
      : JSON.stringify({
          id: ana,
          type: 'energy-profile-changed',
          version: 1,
          memberId: ana,
          seq: 1,
          occurredAt: '2026-11-22T09:00:00.000Z',
          traceparent: null,
          data: { frequency: 432, amplitude: 8, coherence: 90, acts: 3, ...data },
        }),
  ),
});
const whole = {
  shown: true,
  encoder: encoderVersion,
  vector: Array.from({ length: 48 }, (_, i) => i - 24),
  attributes: 0x14108,
  wishes: everyBit,
};

test.each([
  ['an event of before there were vectors', {}],
  ['one of an older encoder', { ...whole, encoder: 0 }],
  ['one with too few numbers', { ...whole, vector: [1, 2, 3] }],
  ['a withdrawn consent', { ...whole, shown: false }],
])('%s takes the member out', (_what, data) => {
  const index = createIndex();
  applyToIndex(index, [record(whole)]);
  expect([...(index.vectorOf(ana) ?? [])]).toEqual(whole.vector);
  applyToIndex(index, [record(data)]);
  expect(index.size()).toBe(0);
});

test('rubbish is passed over, and what follows is read', () => {
  const index = createIndex();
  applyToIndex(index, [record('{'), record('null'), record({ frequency: 'high' }), record(whole)]);
  expect(index.size()).toBe(1);
});
