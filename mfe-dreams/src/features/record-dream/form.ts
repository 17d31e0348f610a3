import { emotions, lucidityLevels, type recordDream } from '@liminal/contracts/dreams/dream';
import type { BodyOf } from '@liminal/contracts/define';

export type Draft = { title: string; description: string; emotions: string; lucidityLevel: string };
export type Written = BodyOf<typeof recordDream>;

export const emptyDraft: Draft = { title: '', description: '', emotions: '', lucidityLevel: '' };
export const longest = { title: 200, description: 10_000 };

/** The dream as it can be sent; undefined while a field is missing (specification, section 5). Pure. */
export function complete({
  title,
  description,
  emotions: felt,
  lucidityLevel,
}: Draft): Omit<Written, 'interpret'> | undefined {
  const emotion = emotions.find((known) => known === felt);
  const lucidity = lucidityLevels.find((known) => known === lucidityLevel);
  if (!title.trim() || !description.trim() || !emotion || !lucidity) return undefined;
  return { title: title.trim(), description: description.trim(), emotions: emotion, lucidityLevel: lucidity };
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
  };
}
