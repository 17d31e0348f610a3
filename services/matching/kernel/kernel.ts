/**
 * The exact top-k kernel, in AssemblyScript with SIMD (`npm run generate` compiles it into src/engine/kernel-wasm.ts).
 *
 * A page holds 1024 members: 64 tiles of 16 members, then 16 attribute bits and 32 wish bits of each, then one bit of
 * each for every lane: whether that query leaves the member out.
 * A tile is 24 rows of 32 bytes; row r has dimensions 2r and 2r+1 of the 16 members, interleaved, as int8.
 * A query is 24 rows of 16 bytes: its dimensions 2r and 2r+1 as int16, four times over. A score is their int32 dot product.
 *
 * A lane is one query under way, 32 bytes: count, threshold, k, attributes, unwanted, excluded (where its bits begin in a
 * page), scores (pointer), ordinals (pointer). Best first: higher score, then lower ordinal.
 */
const TILE: usize = 768;
const TILES: u32 = 64;
const PAGE_MEMBERS: u32 = 1024;
const ATTRIBUTES: usize = 49152;
const WISHES: usize = 51200;
const PAGE: usize = 55808;

export function reset(lane: usize): void {
  store<i32>(lane, 0);
  store<i32>(lane, i32.MIN_VALUE, 4);
}

/** Whether two want one another: nothing of the candidate that the asker does not want, and the other way round. */
// @ts-ignore: decorator
@inline
function allowed(lane: usize, page: usize, at: u32): bool {
  const attributes = <u32>load<u16>(page + ATTRIBUTES + ((<usize>at) << 1));
  const wishes = load<u32>(page + WISHES + ((<usize>at) << 2));
  const mine = load<u32>(lane, 12);
  if ((attributes & load<u32>(lane, 16)) | (mine & ~wishes)) return false;
  return (load<u8>(page + load<usize>(lane, 20) + (at >> 3)) & (1 << (at & 7))) == 0;
}

function push(lane: usize, score: i32, ordinal: u32): void {
  const scores = load<usize>(lane, 24);
  const ordinals = load<usize>(lane, 28);
  const count = load<i32>(lane);
  const k = load<i32>(lane, 8);
  let i: i32;
  if (count < k) {
    i = count;
    store<i32>(lane, count + 1);
  } else {
    i = k - 1;
    const worst = load<i32>(scores + ((<usize>i) << 2));
    if (score < worst || (score == worst && ordinal > load<u32>(ordinals + ((<usize>i) << 2)))) return;
  }
  while (i > 0) {
    const before = (<usize>(i - 1)) << 2;
    const other = load<i32>(scores + before);
    if (other > score || (other == score && load<u32>(ordinals + before) < ordinal)) break;
    store<i32>(scores + before + 4, other);
    store<u32>(ordinals + before + 4, load<u32>(ordinals + before));
    i--;
  }
  store<i32>(scores + ((<usize>i) << 2), score);
  store<u32>(ordinals + ((<usize>i) << 2), ordinal);
  if (load<i32>(lane) == k) store<i32>(lane, load<i32>(scores + ((<usize>(k - 1)) << 2)), 4);
}

// @ts-ignore: decorator
@inline
function consider(lane: usize, page: usize, base: u32, at: u32, score: i32): void {
  if (score < load<i32>(lane, 4)) return;
  if (allowed(lane, page, at)) push(lane, score, base + at);
}

function considerFour(lane: usize, page: usize, base: u32, at: u32, scores: v128): void {
  consider(lane, page, base, at, v128.extract_lane<i32>(scores, 0));
  consider(lane, page, base, at + 1, v128.extract_lane<i32>(scores, 1));
  consider(lane, page, base, at + 2, v128.extract_lane<i32>(scores, 2));
  consider(lane, page, base, at + 3, v128.extract_lane<i32>(scores, 3));
}

/** Which of a tile's 16 members pass the wishes of both sides, as 16 bits. */
// @ts-ignore: decorator
@inline
function passing(page: usize, first: u32, mine: v128, unwanted: v128): i32 {
  const nothing = i16x8.splat(0);
  const a = page + ATTRIBUTES + ((<usize>first) << 1);
  const w = page + WISHES + ((<usize>first) << 2);
  const a0 = i16x8.eq(v128.and(v128.load(a), unwanted), nothing);
  const a1 = i16x8.eq(v128.and(v128.load(a, 16), unwanted), nothing);
  const w0 = i32x4.eq(v128.and(v128.load(w), mine), mine);
  const w1 = i32x4.eq(v128.and(v128.load(w, 16), mine), mine);
  const w2 = i32x4.eq(v128.and(v128.load(w, 32), mine), mine);
  const w3 = i32x4.eq(v128.and(v128.load(w, 48), mine), mine);
  const p0 = v128.and(a0, i16x8.narrow_i32x4_s(w0, w1));
  const p1 = v128.and(a1, i16x8.narrow_i32x4_s(w2, w3));
  return i8x16.bitmask(i8x16.narrow_i16x8_s(p0, p1));
}

/** Scans pages for one query. With `masksFirst` a tile nobody passes in is not read: for narrow wishes. */
export function scan(
  data: usize,
  pages: usize,
  count: u32,
  query: usize,
  lane: usize,
  masksFirst: bool,
): void {
  const zero = i32x4.splat(0);
  const mine = i32x4.splat(load<i32>(lane, 12));
  const unwanted = i16x8.splat(<i16>load<u16>(lane, 16));
  let least = i32x4.splat(load<i32>(lane, 4));
  for (let n: u32 = 0; n < count; n++) {
    const number = load<u32>(pages + ((<usize>n) << 2));
    const page = data + (<usize>number) * PAGE;
    const base = number * PAGE_MEMBERS;
    for (let t: u32 = 0; t < TILES; t++) {
      const first = t << 4;
      if (masksFirst && passing(page, first, mine, unwanted) == 0) continue;
      const p = page + (<usize>t) * TILE;
      let a0 = zero,
        a1 = zero,
        a2 = zero,
        a3 = zero;
      for (let r: usize = 0; r < 24; r += 8) {
        const q = query + (r << 4);
        const d = p + (r << 5);
        let w: v128;
        w = v128.load(q, 0);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 0), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 8), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 16), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 24), w));
        w = v128.load(q, 16);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 32), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 40), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 48), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 56), w));
        w = v128.load(q, 32);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 64), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 72), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 80), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 88), w));
        w = v128.load(q, 48);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 96), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 104), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 112), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 120), w));
        w = v128.load(q, 64);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 128), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 136), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 144), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 152), w));
        w = v128.load(q, 80);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 160), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 168), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 176), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 184), w));
        w = v128.load(q, 96);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 192), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 200), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 208), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 216), w));
        w = v128.load(q, 112);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(v128.load8x8_s(d, 224), w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(v128.load8x8_s(d, 232), w));
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(v128.load8x8_s(d, 240), w));
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(v128.load8x8_s(d, 248), w));
      }
      const h0 = i32x4.ge_s(a0, least),
        h1 = i32x4.ge_s(a1, least),
        h2 = i32x4.ge_s(a2, least),
        h3 = i32x4.ge_s(a3, least);
      if (v128.any_true(v128.or(v128.or(h0, h1), v128.or(h2, h3)))) {
        if (v128.any_true(h0)) considerFour(lane, page, base, first, a0);
        if (v128.any_true(h1)) considerFour(lane, page, base, first + 4, a1);
        if (v128.any_true(h2)) considerFour(lane, page, base, first + 8, a2);
        if (v128.any_true(h3)) considerFour(lane, page, base, first + 12, a3);
        least = i32x4.splat(load<i32>(lane, 4));
      }
    }
  }
}

/** Scans pages for four queries at once: each byte is read and widened once. `queries`: 24 rows of four queries; four lanes in a row. */
export function scanFour(data: usize, pages: usize, count: u32, queries: usize, lanes: usize): void {
  const zero = i32x4.splat(0);
  let l0 = i32x4.splat(load<i32>(lanes, 4)),
    l1 = i32x4.splat(load<i32>(lanes, 36)),
    l2 = i32x4.splat(load<i32>(lanes, 68)),
    l3 = i32x4.splat(load<i32>(lanes, 100));
  for (let n: u32 = 0; n < count; n++) {
    const number = load<u32>(pages + ((<usize>n) << 2));
    const page = data + (<usize>number) * PAGE;
    const base = number * PAGE_MEMBERS;
    // Half a tile, eight members, at a time: eight sums stay in registers.
    for (let half: u32 = 0; half < TILES * 2; half++) {
      const p = page + (<usize>(half >> 1)) * TILE + ((<usize>(half & 1)) << 4);
      let a0 = zero,
        a1 = zero,
        b0 = zero,
        b1 = zero,
        c0 = zero,
        c1 = zero,
        d0 = zero,
        d1 = zero;
      for (let r: usize = 0; r < 24; r += 2) {
        const q = queries + (r << 6);
        let x = v128.load(p + (r << 5));
        let lo = i16x8.extend_low_i8x16_s(x);
        let hi = i16x8.extend_high_i8x16_s(x);
        let w = v128.load(q);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(lo, w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 16);
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(lo, w));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 32);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(lo, w));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 48);
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(lo, w));
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(hi, w));
        x = v128.load(p + (r << 5), 32);
        lo = i16x8.extend_low_i8x16_s(x);
        hi = i16x8.extend_high_i8x16_s(x);
        w = v128.load(q, 64);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(lo, w));
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 80);
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(lo, w));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 96);
        c0 = i32x4.add(c0, i32x4.dot_i16x8_s(lo, w));
        c1 = i32x4.add(c1, i32x4.dot_i16x8_s(hi, w));
        w = v128.load(q, 112);
        d0 = i32x4.add(d0, i32x4.dot_i16x8_s(lo, w));
        d1 = i32x4.add(d1, i32x4.dot_i16x8_s(hi, w));
      }
      const first = half << 3;
      const g0 = v128.or(i32x4.ge_s(a0, l0), i32x4.ge_s(a1, l0));
      const g1 = v128.or(i32x4.ge_s(b0, l1), i32x4.ge_s(b1, l1));
      const g2 = v128.or(i32x4.ge_s(c0, l2), i32x4.ge_s(c1, l2));
      const g3 = v128.or(i32x4.ge_s(d0, l3), i32x4.ge_s(d1, l3));
      if (v128.any_true(v128.or(v128.or(g0, g1), v128.or(g2, g3)))) {
        if (v128.any_true(g0)) {
          considerFour(lanes, page, base, first, a0);
          considerFour(lanes, page, base, first + 4, a1);
          l0 = i32x4.splat(load<i32>(lanes, 4));
        }
        if (v128.any_true(g1)) {
          considerFour(lanes + 32, page, base, first, b0);
          considerFour(lanes + 32, page, base, first + 4, b1);
          l1 = i32x4.splat(load<i32>(lanes, 36));
        }
        if (v128.any_true(g2)) {
          considerFour(lanes + 64, page, base, first, c0);
          considerFour(lanes + 64, page, base, first + 4, c1);
          l2 = i32x4.splat(load<i32>(lanes, 68));
        }
        if (v128.any_true(g3)) {
          considerFour(lanes + 96, page, base, first, d0);
          considerFour(lanes + 96, page, base, first + 4, d1);
          l3 = i32x4.splat(load<i32>(lanes, 100));
        }
      }
    }
  }
}

/** Puts a member's 48 bytes, attributes and wishes where an ordinal's belong. Wishes of 0 are an empty place: nobody fits them. */
export function put(data: usize, ordinal: u32, vector: usize, attributes: u32, wishes: u32): void {
  const at = ordinal & (PAGE_MEMBERS - 1);
  const page = data + (<usize>(ordinal >> 10)) * PAGE;
  const row = page + (<usize>(at >> 4)) * TILE + ((<usize>(at & 15)) << 1);
  for (let r: usize = 0; r < 24; r++) store<u16>(row + (r << 5), load<u16>(vector + (r << 1)));
  store<u16>(page + ATTRIBUTES + ((<usize>at) << 1), <u16>attributes);
  store<u32>(page + WISHES + ((<usize>at) << 2), wishes);
}

/** Takes a member's 48 bytes back out. */
export function take(data: usize, ordinal: u32, vector: usize): void {
  const at = ordinal & (PAGE_MEMBERS - 1);
  const row = data + (<usize>(ordinal >> 10)) * PAGE + (<usize>(at >> 4)) * TILE + ((<usize>(at & 15)) << 1);
  for (let r: usize = 0; r < 24; r++) store<u16>(vector + (r << 1), load<u16>(row + (r << 5)));
}

/** Reads everything once and adds it up: how fast this core can read at all, for the bench. */
export function readAll(from: usize, bytes: usize): i64 {
  let a = i64x2.splat(0),
    b = a,
    c = a,
    d = a;
  for (let p = from; p < from + bytes; p += 64) {
    a = i64x2.add(a, v128.load(p));
    b = i64x2.add(b, v128.load(p, 16));
    c = i64x2.add(c, v128.load(p, 32));
    d = i64x2.add(d, v128.load(p, 48));
  }
  const sum = i64x2.add(i64x2.add(a, b), i64x2.add(c, d));
  return v128.extract_lane<i64>(sum, 0) + v128.extract_lane<i64>(sum, 1);
}
