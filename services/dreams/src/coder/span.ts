/** Offsets into the description, in UTF-16 units. */
export type Span = { start: number; end: number };
