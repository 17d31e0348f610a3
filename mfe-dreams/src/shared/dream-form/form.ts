import { emotions, longest, lucidityLevels, type Dream, type Written } from '@liminal/contracts/dreams/dream';

/** What stands in the form; `tags` as they are typed, with commas. */
export type Draft = { title: string; description: string; emotions: string; lucidityLevel: string; tags: string };

export const emptyDraft: Draft = { title: '', description: '', emotions: '', lucidityLevel: '', tags: '' };

/** 'sea, Sea , night' as tags: small, each once, as many and as long as a dream may have. */
export const tagsOf = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(',')
        .map((tag) => tag.trim().toLowerCase().slice(0, longest.tag))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, longest.tags);

/** The dream as it can be sent; undefined while a field is missing (specification, section 5). Pure. */
export function complete({ title, description, emotions: felt, lucidityLevel, tags }: Draft): Written | undefined {
  const emotion = emotions.find((known) => known === felt);
  const lucidity = lucidityLevels.find((known) => known === lucidityLevel);
  if (!title.trim() || !description.trim() || !emotion || !lucidity) return undefined;
  return {
    title: title.trim(),
    description: description.trim(),
    emotions: emotion,
    lucidityLevel: lucidity,
    ...(tagsOf(tags).length > 0 && { tags: tagsOf(tags) }),
  };
}

/** A draft out of storage, whatever was there. */
export function draftFrom(kept: unknown): Draft {
  const fields = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const text = (name: keyof Draft, max: number) => (typeof fields[name] === 'string' ? fields[name].slice(0, max) : '');
  return {
    title: text('title', longest.title),
    description: text('description', longest.description),
    emotions: text('emotions', 20),
    lucidityLevel: text('lucidityLevel', 20),
    tags: text('tags', 400),
  };
}

/** A kept dream as a draft, to write it anew. */
export const draftOf = ({ title, description, emotions: felt, lucidityLevel, tags }: Dream): Draft => ({
  title,
  description,
  emotions: felt,
  lucidityLevel,
  tags: tags.join(', '),
});
