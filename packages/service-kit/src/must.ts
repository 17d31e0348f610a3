/** Says why a value cannot be missing, where `!` would only say that somebody hoped so. @throws when it is. */
export function must<T>(value: T | undefined | null, because: string): T {
  if (value === undefined || value === null) throw new Error(`expected: ${because}`);
  return value;
}
