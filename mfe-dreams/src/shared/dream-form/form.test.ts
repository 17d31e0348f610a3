import { complete, draftFrom, draftOf, emptyDraft, tagsOf } from './form';

const draft = { title: ' Lake ', description: 'I row.', emotions: 'mysterious', lucidityLevel: 'not-lucid', tags: '' };

test('a whole dream is sent trimmed', () => {
  const { tags: _tags, ...fields } = draft;
  expect(complete(draft)).toEqual({ ...fields, title: 'Lake' });
  expect(complete({ ...draft, tags: 'Sea, sea,, night ' })).toMatchObject({ tags: ['sea', 'night'] });
});

test.each(['title', 'description', 'emotions', 'lucidityLevel'] as const)('without %s it is incomplete', (field) => {
  expect(complete({ ...draft, [field]: '  ' })).toBeUndefined();
});

test.each([[null], ['text'], [{ title: 7 }], [[]]])('a draft out of %j is empty, not broken', (kept) => {
  expect(draftFrom(kept)).toEqual(emptyDraft);
});

test('tags are few and short', () => {
  expect(tagsOf(Array.from({ length: 12 }, (_, i) => `t${i}`).join(','))).toHaveLength(10);
  expect(tagsOf('x'.repeat(99))[0]).toHaveLength(30);
});

test('a kept dream is a draft again', () => {
  const written = complete({ ...draft, tags: 'sea, night' });
  if (!written) throw new Error('incomplete');
  const kept = { ...written, tags: written.tags ?? [], id: 'x', createdAt: '', interpretation: null };
  expect(complete(draftOf(kept))).toEqual(written);
});
