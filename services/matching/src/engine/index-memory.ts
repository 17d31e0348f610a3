import { besideVector, bucketCount, bucketOf, bucketWelcome, isNarrow, isSimulated } from './attributes';
import { createIdMap } from './id-map';
import { instantiateKernel } from './kernel-instance';

export const dimensions = 48;
export const pageMembers = 1024;
/** 48 bytes of vector, 2 of attributes, 4 of wishes, and 4 bits for the lanes: 54.5 a member. */
export const pageBytes = 55_808;
const attributesAt = 49_152;
const excludedAt = 55_296;
const excludedBytes = pageMembers / 8;
const lanes = 4;
const laneBytes = 32;
/** Room before the pages: lanes, queries, results, the list of pages. */
const scratch = { lanes: 1024, queries: 2048, results: 8192, row: 40_960, pages: 65_536 };
const dataAt = 524_288;
export const mostResults = 512;
const wasmPage = 65_536;

export type Row = {
  /** 48 int8 */ vector: Int8Array;
  attributes: number;
  wishes: number;
};
export type Query = {
  /** 48 int16: the asker's vector, transformed */ vector: Int16Array;
  attributes: number;
  wishes: number;
  /** Members who must not appear. */
  exclude: string[];
  /** at most `mostResults` */ k: number;
};
export type Hit = { id: string; score: number };
/** What a snapshot keeps of an index. */
export type IndexState = { pages: Uint8Array; buckets: Uint16Array; keys: Uint32Array; size: number };

/** Every member who agreed to be shown, in the kernel's memory, in pages of one bucket each. */
export function createIndex(state?: IndexState) {
  const kernel = instantiateKernel();
  const { memory } = kernel;
  let view = new DataView(memory.buffer);
  /** Simulated members among them. */
  let simulated = 0;
  /** Which bucket each page belongs to. */
  const buckets: number[] = [];
  const free: number[][] = Array.from({ length: bucketCount }, () => []);
  const ids = createIdMap(state && { keys: state.keys, size: state.size });

  function room(pages: number): void {
    const needed = dataAt + pages * pageBytes - memory.buffer.byteLength;
    if (needed > 0) memory.grow(Math.ceil(needed / wasmPage));
    view = new DataView(memory.buffer);
  }
  room(0);

  /** 1 for a simulated member at an ordinal, else 0. */
  const simulatedAt = (ordinal: number) =>
    isSimulated(
      view.getUint16(
        dataAt + Math.floor(ordinal / pageMembers) * pageBytes + attributesAt + (ordinal % pageMembers) * 2,
        true,
      ),
    )
      ? 1
      : 0;

  if (state) {
    buckets.push(...state.buckets);
    room(buckets.length);
    new Uint8Array(memory.buffer).set(state.pages, dataAt);
    for (const [page, bucket] of buckets.entries())
      for (let at = pageMembers - 1; at >= 0; at--)
        if (!ids.taken(page * pageMembers + at)) free[bucket]?.push(page * pageMembers + at);
        else simulated += simulatedAt(page * pageMembers + at);
  }

  /** A free place in a bucket, in a new page when there is none. */
  function placeIn(bucket: number): number {
    const places = free[bucket] ?? [];
    if (places.length === 0) {
      const page = buckets.push(bucket) - 1;
      room(buckets.length);
      for (let at = pageMembers - 1; at >= 0; at--) places.push(page * pageMembers + at);
    }
    return places.pop() ?? 0;
  }
  const bucketAt = (ordinal: number) => buckets[Math.floor(ordinal / pageMembers)] ?? 0;

  function write(ordinal: number, { vector, attributes, wishes }: Row): void {
    new Int8Array(memory.buffer, scratch.row, dimensions).set(vector);
    kernel.put(dataAt, ordinal, scratch.row, attributes & besideVector, wishes);
  }

  function remove(id: string): void {
    const ordinal = ids.ordinalOf(id);
    if (ordinal < 0) return;
    simulated -= simulatedAt(ordinal);
    write(ordinal, { vector: new Int8Array(dimensions), attributes: 0, wishes: 0 });
    ids.delete(id);
    free[bucketAt(ordinal)]?.push(ordinal);
  }

  function upsert(id: string, row: Row): void {
    const bucket = bucketOf(row.attributes);
    let ordinal = ids.ordinalOf(id);
    if (ordinal >= 0 && bucketAt(ordinal) !== bucket) {
      remove(id);
      ordinal = -1;
    }
    if (ordinal < 0) {
      ordinal = placeIn(bucket);
      ids.set(id, ordinal);
    } else simulated -= simulatedAt(ordinal);
    write(ordinal, row);
    simulated += simulatedAt(ordinal);
  }

  /** Sets or clears, in one lane, the bits of who is left out. */
  function leaveOut(lane: number, exclude: string[], out: boolean): void {
    for (const id of exclude) {
      const ordinal = ids.ordinalOf(id);
      if (ordinal < 0) continue;
      const at = ordinal % pageMembers;
      const byte =
        dataAt + Math.floor(ordinal / pageMembers) * pageBytes + excludedAt + lane * excludedBytes + (at >> 3);
      const bit = 1 << (at & 7);
      view.setUint8(byte, out ? view.getUint8(byte) | bit : view.getUint8(byte) & ~bit);
    }
  }

  const laneAt = (lane: number) => scratch.lanes + lane * laneBytes;
  const scoresAt = (lane: number) => scratch.results + lane * mostResults * 8;
  const ordinalsAt = (lane: number) => scoresAt(lane) + mostResults * 4;

  function open(lane: number, { attributes, wishes, exclude, k }: Query): void {
    const at = laneAt(lane);
    kernel.reset(at);
    view.setInt32(at + 8, Math.min(mostResults, Math.max(1, k)), true);
    view.setUint32(at + 12, attributes, true);
    view.setUint32(at + 16, ~wishes & besideVector, true);
    view.setUint32(at + 20, excludedAt + lane * excludedBytes, true);
    view.setUint32(at + 24, scoresAt(lane), true);
    view.setUint32(at + 28, ordinalsAt(lane), true);
    leaveOut(lane, exclude, true);
  }

  function close(lane: number, { exclude }: Query): Hit[] {
    leaveOut(lane, exclude, false);
    const count = view.getInt32(laneAt(lane), true);
    return Array.from({ length: count }, (_, i) => ({
      id: ids.idOf(view.getUint32(ordinalsAt(lane) + i * 4, true)),
      score: view.getInt32(scoresAt(lane) + i * 4, true),
    }));
  }

  /** The pages anybody welcome can be in; returns how many. */
  function listPages(wishes: number): number {
    const list = new Uint32Array(memory.buffer, scratch.pages, buckets.length);
    let count = 0;
    for (let page = 0; page < buckets.length; page++)
      if (bucketWelcome(buckets[page] ?? 0, wishes)) list[count++] = page;
    return count;
  }

  /** Lays queries out for the kernel: `width` of them side by side in each row, each number pair four times over. */
  function layOut(queries: Query[], width: number): void {
    const out = new Int32Array(memory.buffer, scratch.queries, 24 * 4 * width);
    for (const [lane, { vector }] of queries.entries())
      for (let row = 0; row < 24; row++) {
        const pair = ((vector[2 * row] ?? 0) & 0xffff) | ((vector[2 * row + 1] ?? 0) << 16);
        out.fill(pair, (row * width + lane) * 4, (row * width + lane) * 4 + 4);
      }
  }

  function one(query: Query): Hit[] {
    layOut([query], 1);
    open(0, query);
    kernel.scan(
      dataAt,
      scratch.pages,
      listPages(query.wishes),
      scratch.queries,
      laneAt(0),
      isNarrow(query.wishes) ? 1 : 0,
    );
    return close(0, query);
  }

  function four(queries: Query[]): Hit[][] {
    layOut(queries, lanes);
    for (const [lane, query] of queries.entries()) open(lane, query);
    for (let lane = queries.length; lane < lanes; lane++) {
      kernel.reset(laneAt(lane));
      // A threshold nothing reaches: this lane stays empty.
      view.setInt32(laneAt(lane) + 4, 0x7fff_ffff, true);
    }
    kernel.scanFour(dataAt, scratch.pages, listPages(-1), scratch.queries, laneAt(0));
    return queries.map((query, lane) => close(lane, query));
  }

  return {
    kernel,
    size: () => ids.size(),
    simulated: () => simulated,
    bytes: () => ({ pages: buckets.length * pageBytes, ids: ids.bytes() }),
    ordinalOf: ids.ordinalOf,
    upsert,
    remove,
    /** A member's vector, undefined when they are not there. */
    vectorOf: (id: string): Int8Array | undefined => {
      const ordinal = ids.ordinalOf(id);
      if (ordinal < 0) return undefined;
      kernel.take(dataAt, ordinal, scratch.row);
      return new Int8Array(memory.buffer, scratch.row, dimensions).slice();
    },
    /** Answers several at once; those that look at everybody share one pass in fours. Best first: score, then place. */
    query: (queries: Query[]): Hit[][] => {
      const answers: Hit[][] = queries.map(() => []);
      const wide = queries.map((_, i) => i).filter((i) => listPages(queries[i]?.wishes ?? 0) === buckets.length);
      const together = wide.filter((i) => !isNarrow(queries[i]?.wishes ?? 0));
      while (together.length >= 3) {
        const group = together.splice(0, lanes);
        const hits = four(group.map((i) => queries[i] as Query));
        for (const [n, i] of group.entries()) answers[i] = hits[n] ?? [];
      }
      const alone = new Set(together);
      for (const [i, query] of queries.entries())
        if (alone.has(i) || !wide.includes(i) || isNarrow(query.wishes)) answers[i] = one(query);
      return answers;
    },
    state: (): IndexState => ({
      pages: new Uint8Array(memory.buffer, dataAt, buckets.length * pageBytes),
      buckets: Uint16Array.from(buckets),
      keys: ids.keys().subarray(0, buckets.length * pageMembers * 4),
      size: ids.size(),
    }),
  };
}
export type MemberIndex = ReturnType<typeof createIndex>;
