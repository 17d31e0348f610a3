/** Counts below this could point at somebody. */
const least = 10;

/** A count that may be shown; null for one that may not. */
export const suppress = (count: number): number | null => (count < least ? null : count);
