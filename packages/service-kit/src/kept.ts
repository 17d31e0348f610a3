import { LRUCache } from 'lru-cache';

/**
 * Values that are read elsewhere, kept in this process for a moment and until somebody says that they changed.
 * While that could not be heard, every call reads.
 */
export function createKept<Value extends object>(size: { max: number; ttl: number }, heard: () => boolean) {
  const values = new LRUCache<string, Value>(size);
  // Raised at each change, so that a read that was under way meanwhile is not kept.
  let changes = 0;
  return {
    async get(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
      const known = heard() ? values.get(key) : undefined;
      if (known) return known;
      const since = changes;
      const value = await read();
      if (value && since === changes && heard()) values.set(key, value);
      return value;
    },
    drop(key: string): void {
      changes += 1;
      values.delete(key);
    },
    clear(): void {
      changes += 1;
      values.clear();
    },
  };
}
