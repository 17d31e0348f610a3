import { complete, draftFrom, emptyDraft } from './form';

const draft = { title: ' Lake ', description: 'I row.', emotions: 'mysterious', lucidityLevel: 'not-lucid' };

test('a whole dream is sent trimmed', () => {
  expect(complete(draft)).toEqual({ ...draft, title: 'Lake' });
});

test.each(['title', 'description', 'emotions', 'lucidityLevel'] as const)('without %s it is incomplete', (field) => {
  expect(complete({ ...draft, [field]: '  ' })).toBeUndefined();
});

test.each([[null], ['text'], [{ title: 7 }], [[]]])('a draft out of %j is empty, not broken', (kept) => {
  expect(draftFrom(kept)).toEqual(emptyDraft);
});
