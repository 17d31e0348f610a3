const fieldsOf = (id: string): [number, number, number, number] => [
  Number.parseInt(id.slice(0, 8), 16),
  Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16),
  Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16),
  Number.parseInt(id.slice(28), 16),
];
const hex = (field: number) => field.toString(16).padStart(8, '0');

/**
 * Which ordinal each member has: an open hash table over plain numbers (about 28 bytes a member), so that a million of them
 * come out of a snapshot as they lie there. Ids are UUIDs.
 */
export function createIdMap(kept?: { keys: Uint32Array; size: number }) {
  /** Four numbers an ordinal; all 0 where nobody is. */
  let keys: Uint32Array = kept?.keys ?? new Uint32Array(4 * 1024);
  let size = 0;
  /** ordinal + 1, 0 for free; at most half full. */
  let table = new Int32Array(tableFor(kept?.size ?? 0));

  const slotOf = (a: number, b: number, c: number, d: number) =>
    (Math.imul(a ^ Math.imul(b, 0x9e3779b1) ^ Math.imul(c, 0x85ebca6b) ^ d, 0x27d4eb2f) >>> 0) & (table.length - 1);
  const isAt = (ordinal: number, a: number, b: number, c: number, d: number) => {
    const at = ordinal * 4;
    return keys[at] === a && keys[at + 1] === b && keys[at + 2] === c && keys[at + 3] === d;
  };
  const homeOf = (ordinal: number) => {
    const at = ordinal * 4;
    return slotOf(keys[at] ?? 0, keys[at + 1] ?? 0, keys[at + 2] ?? 0, keys[at + 3] ?? 0);
  };

  function find(fields: [number, number, number, number]): { slot: number; ordinal: number } {
    const [a, b, c, d] = fields;
    let slot = slotOf(a, b, c, d);
    for (;;) {
      const ordinal = (table[slot] ?? 0) - 1;
      if (ordinal < 0 || isAt(ordinal, a, b, c, d)) return { slot, ordinal };
      slot = (slot + 1) & (table.length - 1);
    }
  }

  function insert(ordinal: number): void {
    let slot = homeOf(ordinal);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = ordinal + 1;
    size += 1;
  }

  function grow(): void {
    const before = table;
    table = new Int32Array(before.length * 2);
    size = 0;
    for (const entry of before) if (entry !== 0) insert(entry - 1);
  }

  /** Whether somebody has this ordinal. */
  const taken = (ordinal: number) => {
    const at = ordinal * 4;
    return ((keys[at] ?? 0) | (keys[at + 1] ?? 0) | (keys[at + 2] ?? 0) | (keys[at + 3] ?? 0)) !== 0;
  };
  if (kept) for (let ordinal = 0; ordinal * 4 < keys.length; ordinal++) if (taken(ordinal)) insert(ordinal);

  return {
    size: () => size,
    keys: () => keys,
    bytes: () => keys.byteLength + table.byteLength,
    taken,
    /** -1 when the member is not there. */
    ordinalOf: (id: string): number => find(fieldsOf(id)).ordinal,
    idOf: (ordinal: number): string => {
      const [a, b, c, d] = [0, 1, 2, 3].map((i) => hex(keys[ordinal * 4 + i] ?? 0)) as [string, string, string, string];
      return `${a}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${d}`;
    },
    set: (id: string, ordinal: number): void => {
      if (ordinal * 4 >= keys.length) {
        const more = new Uint32Array(Math.max(keys.length * 2, (ordinal + 1) * 4));
        more.set(keys);
        keys = more;
      }
      if (size * 2 >= table.length) grow();
      keys.set(fieldsOf(id), ordinal * 4);
      insert(ordinal);
    },
    /** Takes a member out; the entries behind move up, so that every search still ends at a free place. */
    delete: (id: string): void => {
      const { slot, ordinal } = find(fieldsOf(id));
      if (ordinal < 0) return;
      const mask = table.length - 1;
      let hole = slot;
      for (let next = (slot + 1) & mask; table[next] !== 0; next = (next + 1) & mask) {
        const home = homeOf((table[next] ?? 0) - 1);
        if (((next - home) & mask) >= ((next - hole) & mask)) {
          table[hole] = table[next] ?? 0;
          hole = next;
        }
      }
      table[hole] = 0;
      keys.fill(0, ordinal * 4, ordinal * 4 + 4);
      size -= 1;
    },
  };
}
export type IdMap = ReturnType<typeof createIdMap>;

const tableFor = (size: number): number => 2 ** Math.max(11, Math.ceil(Math.log2(Math.max(1, size) * 2.2)));
