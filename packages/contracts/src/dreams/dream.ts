import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';

export const emotions = ['peaceful', 'anxious', 'euphoric', 'mysterious'] as const;
export const lucidityLevels = ['not-lucid', 'partially-lucid', 'fully-lucid'] as const;

export const Interpretation = z.object({
  symbolicAnalysis: z.string(),
  consciousnessInsights: z.string(),
  archetypes: z.array(z.string()),
  /** The words it rests on: start and end are offsets into the description, in UTF-16 units. */
  evidence: z.array(z.object({ start: z.int(), end: z.int(), about: z.string() })),
  /** Which reading of the text made this; a later one may read more. */
  readerVersion: z.int(),
});
export type Interpretation = z.infer<typeof Interpretation>;

export const Dream = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  emotions: z.string(),
  lucidityLevel: z.string(),
  createdAt: z.string(),
  interpretation: z.nullable(Interpretation),
});
export type Dream = z.infer<typeof Dream>;

const written = (max: number, what: string) =>
  z.string().check(z.trim(), z.minLength(1, what), z.maxLength(max, `at most ${max} characters`));

export const recordDream = defineRoute({
  method: 'post',
  path: '/api/dreams',
  summary: 'Keep a dream and, unless asked not to, interpret it.',
  body: z.strictObject({
    title: written(200, 'a title'),
    description: written(10_000, 'a description'),
    emotions: z.enum(emotions),
    lucidityLevel: z.enum(lucidityLevels),
    /** false keeps the dream without reading it. */
    interpret: z.optional(z.boolean()),
  }),
  reply: Dream,
  status: 201,
});

export const listDreams = defineRoute({
  method: 'get',
  path: '/api/dreams',
  summary: "The member's dreams, newest first (the latest 200).",
  reply: z.array(Dream),
});
