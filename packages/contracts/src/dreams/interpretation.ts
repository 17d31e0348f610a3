import * as z from '@liminal/contracts/z';

/** Hall and Van de Castle's categories, as the coder reads them. */
export const claimKinds = [
  'characters',
  'emotions',
  'aggression',
  'friendliness',
  'sexuality',
  'misfortune',
  'goodFortune',
  'success',
  'failure',
  'settings',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** Start and end as offsets into the description, in UTF-16 units. */
export const Span = z.object({ start: z.int(), end: z.int() });

export const Claim = z.object({
  /** The kind and what was coded first: `emotions AP D`. Stays the same when the member corrects it. */
  id: z.string(),
  kind: z.enum(claimKinds),
  /** As coders write it: `1MKA`, `1MKA 3 D`, `AP D`, `IF`; the member's own where they corrected it. */
  code: z.string(),
  /** A character as the dream calls them; empty for other kinds. */
  name: z.string(),
  spans: z.array(Span),
  /** Whose word it is. */
  by: z.enum(['coder', 'member']),
  /** The member said that it is not so. */
  rejected: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

export const Interpretation = z.object({
  symbolicAnalysis: z.string(),
  consciousnessInsights: z.string(),
  archetypes: z.array(z.string()),
  /** The words it rests on: start and end are offsets into the description, in UTF-16 units. */
  evidence: z.array(z.object({ start: z.int(), end: z.int(), about: z.string() })),
  /** Which reading of the text made this; a later one may read more. */
  readerVersion: z.int(),
  claims: z._default(z.array(Claim), []),
  symbols: z._default(z.array(z.object({ name: z.string(), spans: z.array(Span) })), []),
  /** Two open ones. */
  questions: z._default(z.array(z.string()), []),
  /** Whether it could be read: `legible`, `too-little` or `other-language`. */
  legibility: z._default(z.string(), 'legible'),
  /** Who wrote the two texts: our own rules, or the language model that the operator configured and the member agreed to. */
  writtenBy: z._default(z.enum(['rules', 'model']), 'rules'),
});
export type Interpretation = z.infer<typeof Interpretation>;
