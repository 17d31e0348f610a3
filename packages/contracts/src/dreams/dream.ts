import * as z from '@liminal/contracts/z';
import { defineRoute } from '../define';
import { Interpretation } from './interpretation';

export const emotions = ['peaceful', 'anxious', 'euphoric', 'mysterious'] as const;
export const lucidityLevels = ['not-lucid', 'partially-lucid', 'fully-lucid'] as const;

/** Characters of each, at most. */
export const longest = { title: 200, description: 20_000, tag: 30, tags: 10 } as const;

export const Dream = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  emotions: z.string(),
  lucidityLevel: z.string(),
  tags: z._default(z.array(z.string()), []),
  createdAt: z.string(),
  interpretation: z.nullable(Interpretation),
});
export type Dream = z.infer<typeof Dream>;

const written = (max: number, what: string) =>
  z.string().check(z.trim(), z.minLength(1, what), z.maxLength(max, `at most ${max} characters`));

/** What a member writes of a dream. */
export const Written = z.strictObject({
  title: written(longest.title, 'a title'),
  description: written(longest.description, 'a description'),
  emotions: z.enum(emotions),
  lucidityLevel: z.enum(lucidityLevels),
  tags: z.optional(z.array(written(longest.tag, 'a tag')).check(z.maxLength(longest.tags, 'at most 10 tags'))),
});
export type Written = z.input<typeof Written>;

const withId = z.strictObject({ id: z.uuid() });

export const recordDream = defineRoute({
  method: 'post',
  path: '/api/dreams',
  summary: 'Keep a dream and, unless asked not to, interpret it.',
  body: z.extend(Written, {
    /** false keeps the dream without reading it. */
    interpret: z.optional(z.boolean()),
    /** When it was written, where it could not be sent then; a moment to come is taken for now. */
    createdAt: z.optional(z.iso.datetime()),
  }),
  reply: Dream,
  status: 201,
});

export const listDreams = defineRoute({
  method: 'get',
  path: '/api/dreams',
  summary: "The member's dreams, newest first, those that fit; a page of at most 200.",
  query: z.strictObject({
    /** Words that stand in title or description, as one types them into a search engine. */
    search: z.optional(z.string().check(z.maxLength(200, 'at most 200 characters'))),
    emotion: z.optional(z.enum(emotions)),
    lucidity: z.optional(z.enum(lucidityLevels)),
    symbol: z.optional(z.string().check(z.maxLength(60, 'at most 60 characters'))),
    person: z.optional(z.string().check(z.maxLength(60, 'at most 60 characters'))),
    tag: z.optional(z.string().check(z.maxLength(longest.tag, 'at most 30 characters'))),
    /** The member's own days, both included. */
    from: z.optional(z.iso.date()),
    until: z.optional(z.iso.date()),
    /** The last dream of the page before. */
    before: z.optional(z.uuid()),
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|1\d\d|200)$/, '1 to 200'))),
  }),
  reply: z.array(Dream),
});

export const editDream = defineRoute({
  method: 'put',
  path: '/api/dreams/:id',
  summary:
    'Other words for a dream; if it was interpreted it is interpreted anew, and corrections that still apply are kept.',
  params: withId,
  body: Written,
  reply: Dream,
});

export const interpretDream = defineRoute({
  method: 'post',
  path: '/api/dreams/:id/interpretation',
  summary: 'Interpret a dream that was kept without, or once more with the reader of today.',
  params: withId,
  reply: Dream,
});

export const correctClaim = defineRoute({
  method: 'put',
  path: '/api/dreams/:id/claims',
  summary: "The member's own word on one claim: another code, or none. The coder's own code takes the correction back.",
  params: withId,
  body: z.strictObject({
    claim: z.string().check(z.minLength(1, 'which'), z.maxLength(120, 'which')),
    /** null: it is not so. */
    code: z.nullable(z.string().check(z.maxLength(60, 'at most 60 characters'))),
  }),
  reply: Dream,
});

export const deleteDream = defineRoute({
  method: 'delete',
  path: '/api/dreams/:id',
  summary: 'Put a dream away. It can be brought back for a day; after that it is gone for good.',
  params: withId,
  reply: z.object({ deleted: z.boolean() }),
});

export const restoreDream = defineRoute({
  method: 'post',
  path: '/api/dreams/:id/restore',
  summary: 'Bring back a dream that was put away within the last day.',
  params: withId,
  reply: Dream,
});
