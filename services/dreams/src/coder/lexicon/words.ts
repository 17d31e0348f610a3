/** The words of a list that is written as running text. */
export const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/));
