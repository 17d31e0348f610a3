/**
 * The mandala grammar: avatar, loader, dream cover and session art all come from here.
 * Pure and deterministic: the same seed and figures give the same strokes, in a page or on a server.
 */
const TAU = Math.PI * 2;

export type Ink = 'line' | 'faint' | 'brass' | 'live' | 'hue' | 'star';
export type Stroke = { d: string; ink: Ink; width: number; fill: boolean };
export type RingName = 'core' | 'heart' | 'veil' | 'weave' | 'live' | 'crown' | 'rays' | 'limb';
export type Ring = { name: RingName; strokes: Stroke[] };

/** What a reader can read off the drawing. */
export type Figures = {
  /** petals in the main ring: each of the fourteen archetypes has its own number */
  fold: number;
  /** lobes of the living trace: energyFrequency, 12 Hz a lobe */
  hertz: number;
  /** height of the living trace, 0 to 10 */
  amplitude: number;
  /** how closely its two lines lie together, 0 to 100 */
  coherence: number;
  /** the limb: broken (separation), a doorway (liminal), closed (reintegration) */
  phase: string;
  /** length of the petals, 0 to 100 */
  dopamine: number;
  /** fullness of the petals, 0 to 100 */
  serotonin: number;
  /** fineness of the engraved bands, 0 to 100 */
  gamma: number;
  /** contours in the petals, 0 to 100 */
  theta: number;
  /** depth of the hatching, 0 to 100 */
  dream: number;
  /** 0 avatar, 1 card, 2 cover, 3 plate */
  detail: 0 | 1 | 2 | 3;
};

const defaults: Figures = {
  fold: 8,
  hertz: 432,
  amplitude: 8.7,
  coherence: 94,
  phase: 'liminal',
  dopamine: 78,
  serotonin: 80,
  gamma: 66,
  theta: 64,
  dream: 50,
  detail: 2,
};

/** Petals by archetype. */
export const folds: Record<string, number> = {
  hero: 6,
  sage: 8,
  innocent: 5,
  explorer: 12,
  lover: 10,
  magician: 7,
  'deep-feeler': 9,
  'truth-seeker': 8,
  'light-worker': 12,
  'wild-spirit': 7,
  'mind-weaver': 16,
  'heart-bridge': 10,
  'shadow-walker': 6,
  'cosmic-dancer': 11,
};

/** A repeatable source of numbers in 0..1 for a seed. */
export function randomFrom(seed: string): () => number {
  let h = 1779033703 ^ seed.length;
  for (const ch of seed) {
    h = Math.imul(h ^ (ch.codePointAt(0) ?? 0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n1 = (v: number) => String(Math.round(v * 10) / 10);
const xy = (r: number, a: number) => `${n1(r * Math.sin(a))} ${n1(-r * Math.cos(a))}`;
const circle = (r: number, cx = 0, cy = 0) =>
  `M${n1(cx - r)} ${n1(cy)}a${n1(r)} ${n1(r)} 0 1 0 ${n1(2 * r)} 0a${n1(r)} ${n1(r)} 0 1 0 ${n1(-2 * r)} 0`;
const arc = (r: number, from: number, to: number) =>
  `M${xy(r, from)}A${n1(r)} ${n1(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${xy(r, to)}`;
const times = (n: number, make: (i: number) => string) => Array.from({ length: n }, (_, i) => make(i)).join('');
const stroke = (d: string, ink: Ink = 'line', width = 1, fill = false): Stroke => ({ d, ink, width, fill });

/** A closed sine ring: two cubic arcs a lobe. */
function waveRing(r: number, height: number, lobes: number, shift = 0): string {
  const half = Math.PI / lobes;
  const hold = half * 0.364;
  let d = `M${xy(r + height, shift)}`;
  for (let i = 0; i < lobes * 2; i++) {
    const a = shift + i * half;
    const from = i % 2 ? r - height : r + height;
    const to = i % 2 ? r + height : r - height;
    d += `C${xy(from, a + hold)} ${xy(to, a + half - hold)} ${xy(to, a + half)}`;
  }
  return `${d}Z`;
}

type Band = { n: number; fine: number; dream: number; layers: number };
const bands = {
  /** Banknote rosette: the same wave, shifted, laid over itself. */
  guilloche: (a: number, b: number, { n, fine, layers }: Band) => {
    const lobes = n * (fine > 1 ? 3 : 2);
    return times(layers, (k) => waveRing((a + b) / 2, (b - a) / 2, lobes, (k / layers) * (TAU / lobes)));
  },
  /** Star polygon whose chords just touch the inner edge. */
  chords: (a: number, b: number, { n, fine }: Band) => {
    const m = n * (fine + 2);
    const k = Math.max(2, Math.round((Math.acos(a / b) * m) / Math.PI));
    return times(m, (i) => `M${xy(b, (i / m) * TAU)}L${xy(b, ((i + k) / m) * TAU)}`);
  },
  /** Radial hatching whose depth follows the fold. */
  hatch: (a: number, b: number, { n, fine, dream }: Band) => {
    const m = n * Math.round(7 + fine * 4);
    return times(m, (i) => {
      const t = (i / m) * TAU;
      const depth = 0.25 + 0.75 * Math.abs(Math.cos((t * n) / 2)) ** (2.2 - dream / 80);
      return `M${xy(b, t)}L${xy(b - (b - a) * depth, t)}`;
    });
  },
  /** Interlaced circles. */
  lace: (a: number, b: number, { n, fine }: Band) => {
    const m = n * (fine > 1 ? 2 : 1);
    return times(m, (i) =>
      circle((b - a) / 2, ((a + b) / 2) * Math.sin((i / m) * TAU), -((a + b) / 2) * Math.cos((i / m) * TAU)),
    );
  },
};

function petal(a: number, b: number, at: number, half: number, full: number): string {
  const len = b - a;
  const side = (s: number) =>
    `${xy(a + len * 0.22, at + s * half * full)} ${xy(a + len * 0.68, at + s * half * 0.92)} ${xy(b, at)}`;
  return `M${xy(a, at)}C${side(-1)}M${xy(a, at)}C${side(1)}`;
}

/** n petals, each engraved as nested contours. */
function petals(
  a: number,
  b: number,
  n: number,
  { nested, full, turn = 0 }: { nested: number; full: number; turn?: number },
): string[] {
  return Array.from({ length: nested }, (_, k) => {
    const s = 1 - k / (nested + 0.6);
    return times(n, (i) => petal(a, a + (b - a) * (0.55 + 0.45 * s), ((i + turn) / n) * TAU, (Math.PI / n) * s, full));
  });
}

function moons(r: number, n: number, size: number) {
  let rim = '';
  let lit = '';
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU;
    const cx = r * Math.sin(a);
    const cy = -r * Math.cos(a);
    const p = i / n;
    rim += circle(size, cx, cy);
    if (i === 0) continue;
    const bulge = Math.abs(Math.cos(p * TAU)) * size;
    const waxing = p < 0.5;
    const gibbous = p > 0.25 && p < 0.75;
    lit += `M${n1(cx)} ${n1(cy - size)}A${n1(size)} ${n1(size)} 0 0 ${waxing ? 1 : 0} ${n1(cx)} ${n1(cy + size)}A${n1(Math.max(bulge, 0.1))} ${n1(size)} 0 0 ${waxing === gibbous ? 1 : 0} ${n1(cx)} ${n1(cy - size)}Z`;
  }
  return { rim, lit };
}

function constellation(a: number, b: number, random: () => number) {
  const stars = Array.from({ length: 9 + Math.floor(random() * 5) }, (_, i) => ({
    t: ((i + random() * 0.8) / 12) * TAU * 0.92,
    r: a + (b - a) * (0.12 + random() * 0.76),
    m: random(),
  }));
  let lines = '';
  let dots = '';
  stars.forEach((s, i) => {
    const next = stars[i + 1];
    if (next && random() > 0.22) lines += `M${xy(s.r, s.t)}L${xy(next.r, next.t)}`;
    const size = 2.2 + s.m * 4;
    const x = s.r * Math.sin(s.t);
    const y = -s.r * Math.cos(s.t);
    dots += s.m > 0.72 ? spark(x, y, size * 2.4) : circle(size, x, y);
  });
  return { lines, dots };
}

const spark = (x: number, y: number, s: number) =>
  `M${n1(x)} ${n1(y - s)}Q${n1(x + s * 0.14)} ${n1(y - s * 0.14)} ${n1(x + s)} ${n1(y)}Q${n1(x + s * 0.14)} ${n1(y + s * 0.14)} ${n1(x)} ${n1(y + s)}Q${n1(x - s * 0.14)} ${n1(y + s * 0.14)} ${n1(x - s)} ${n1(y)}Q${n1(x - s * 0.14)} ${n1(y - s * 0.14)} ${n1(x)} ${n1(y - s)}Z`;

function limb(r: number, depth: number, count: number, gap: number) {
  const marks = (every: number, len: number) =>
    times(Math.floor(count / every), (i) => {
      const t = (i * every * TAU) / count;
      const off = Math.min(Math.abs(t - Math.PI), TAU - Math.abs(t - Math.PI));
      return off < gap ? '' : `M${xy(r, t)}L${xy(r - depth * len, t)}`;
    });
  return { fine: marks(1, 0.42), major: marks(5, 0.8) };
}

/** Draws one: rings from the middle outwards, and the radius each ends at. */
export function mandala(
  seed: string,
  figures: Partial<Figures> = {},
): { rings: Ring[]; edges: Record<RingName, number> } {
  const p = { ...defaults, ...figures };
  const random = randomFrom(seed);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
  const d = p.detail;
  const n = p.fold;
  const R = 490;
  const rings: Ring[] = [];
  const add = (name: RingName, ...strokes: Stroke[]) => rings.push({ name, strokes: strokes.filter((s) => s.d) });
  const gamma = p.gamma / 100;
  const theta = p.theta / 100;
  const jitter = () => (random() - 0.5) * 0.05;
  const small = d === 0;

  // Edges of the bands, as shares of the radius; the seed moves them a little, the member's values more.
  const core = small ? 0.2 : 0.11 + random() * 0.05;
  const heart = (small ? 0.62 : 0.36) + (p.dopamine - 75) / 400 + jitter();
  const weave = heart + 0.09 + gamma * 0.05;
  const live = small ? 0.78 : weave + 0.085;
  const crown = Math.min(0.83, live + 0.2 + jitter());
  const edge = 0.9;
  const edges = {
    core: core * 1.12 * R,
    heart: heart * R,
    veil: heart * 1.07 * R + 7,
    weave: weave * 1.045 * R,
    live: live * R,
    crown: crown * R,
    rays: edge * R,
    limb: R,
  };

  // Core: a star polygon and its eye.
  const k = n > 6 ? pick([2, 3] as const) : pick([2] as const);
  const star = times(n, (i) => `M${xy(core * R, (i / n) * TAU)}L${xy(core * R, ((i + k) / n) * TAU)}`);
  const eye = small ? circle(36) : circle(core * R * 0.22);
  add(
    'core',
    stroke(star, 'line', small ? 1.25 : 1),
    stroke(eye, 'brass', 1, true),
    small ? stroke('') : stroke(circle(core * R * 1.12), 'faint'),
  );

  // Heart: the petals of the archetype.
  const full = 0.7 + (p.serotonin / 100) * 0.9;
  const nested = small ? 1 : d + 1 + Math.round(theta * 2);
  const contours = petals(core * R * 1.12, heart * R, n, { nested, full });
  add('heart', stroke(contours[0] ?? '', 'hue', 1.35), ...contours.slice(1).map((c) => stroke(c, 'hue', 0.7)));
  if (!small) {
    const outer = petals(heart * R * 0.72, heart * R * 1.04, n, { nested: d > 1 ? 2 : 1, full: full * 0.8, turn: 0.5 });
    add(
      'veil',
      ...outer.map((c) => stroke(c, 'line', 0.8)),
      stroke(circle(heart * R * 1.07), 'line', 0.8),
      stroke(circle(heart * R * 1.07 + 7), 'faint', 0.8),
    );
  }

  // Weave: one engraved band, as fine as the gamma value.
  if (d > 0) {
    const kind = pick(['guilloche', 'chords', 'lace', 'hatch'] as const);
    const fine = Math.max(1, Math.round(d * (0.4 + gamma)));
    add(
      'weave',
      stroke(
        bands[kind](heart * R * 1.09 + 7, weave * R * 1.02, {
          n,
          fine,
          dream: p.dream,
          layers: 2 + Math.round(d * 1.4),
        }),
        'line',
        0.65,
      ),
      stroke(circle(weave * R * 1.045), 'line', 0.8),
    );
  }

  // Live: the member's frequency. Two lines; coherence brings them together.
  const lobes = Math.max(8, Math.round(p.hertz / (small ? 36 : 12)));
  const height = (small ? 4.6 : 3.1) * p.amplitude;
  const drift = ((100 - p.coherence) / 100) * (TAU / lobes) * 1.6;
  add(
    'live',
    stroke(waveRing(live * R, height, lobes), 'live', small ? 1.5 : 1.3),
    small ? stroke('') : stroke(waveRing(live * R, height, lobes, drift), 'live', 0.6),
  );

  // Crown: moons, stars or scallops, as the seed decides.
  if (d > 0) {
    const a = (live + 0.07) * R;
    const b = crown * R;
    const kind =
      d > 1 ? pick(['moons', 'stars', 'petals', 'lace'] as const) : pick(['moons', 'petals', 'lace'] as const);
    if (kind === 'moons') {
      const m = moons((a + b) / 2, n > 9 ? n : n * 2, Math.min((b - a) * 0.3, ((a + b) * 0.8) / (n > 9 ? n : n * 2)));
      add(
        'crown',
        stroke(m.rim, 'line', 0.8),
        stroke(m.lit, 'star', 0, true),
        stroke(circle(a), 'faint'),
        stroke(circle(b), 'faint'),
      );
    } else if (kind === 'stars') {
      const c = constellation(a, b, random);
      add(
        'crown',
        stroke(c.lines, 'line', 0.75),
        stroke(c.dots, 'star', 0, true),
        stroke(circle(a), 'faint'),
        stroke(circle(b), 'faint'),
      );
    } else if (kind === 'petals') {
      const c = petals(a, b, n * 2, { nested: d + 1, full: 0.9, turn: 0.5 });
      add(
        'crown',
        stroke(c[0] ?? '', 'line', 1),
        ...c.slice(1).map((x) => stroke(x, 'line', 0.55)),
        stroke(circle(b), 'line', 0.8),
      );
    } else {
      add(
        'crown',
        stroke(bands.lace(a, b, { n: n * 2, fine: d, dream: p.dream, layers: 1 }), 'line', 0.65),
        stroke(circle(a), 'line', 0.8),
        stroke(circle(b), 'line', 0.8),
      );
    }
    add(
      'rays',
      stroke(bands.hatch(crown * R + 5, edge * R, { n, fine: d + 1, dream: p.dream, layers: 1 }), 'faint', 0.7),
    );
  }

  // Limb: graduated; its opening tells the phase.
  const gap = ({ separation: 0.62, liminal: 0.2, reintegration: 0 } as Record<string, number>)[p.phase] ?? 0.2;
  const from = Math.PI + gap;
  const rim = (r: number) => (gap ? arc(r, from, from + TAU - 2 * gap) : circle(r));
  if (small) add('limb', stroke(rim(R - 8), 'line', 1.25));
  else {
    const l = limb(R, R * (1 - edge), d > 1 ? 180 : 120, gap);
    const door = gap
      ? `M${xy(R, from)}L${xy(edge * R, from)}M${xy(R, from - 2 * gap)}L${xy(edge * R, from - 2 * gap)}`
      : '';
    add(
      'limb',
      stroke(l.fine, 'line', 0.7),
      stroke(l.major, 'line', 1),
      stroke(rim(R), 'line', 1.2),
      stroke(rim(edge * R), 'line', 0.8),
      stroke(door, 'brass', 1.4),
      stroke(gap ? spark(0, R * 0.95, 17) : '', 'brass', 0, true),
    );
  }
  return { rings, edges };
}

/** An oscilloscope trace for a frequency, for signatures and pairs. */
export function tracePath(hertz: number, amplitude: number, width: number, height: number, shift = 0): string {
  const waves = hertz / 48;
  const half = width / (waves * 2);
  const mid = height / 2;
  const a = (amplitude / 10) * (height / 2 - 2);
  let d = `M0 ${n1(mid + a * Math.cos(shift))}`;
  const steps = Math.ceil(waves * 26);
  for (let i = 1; i <= steps; i++) {
    const x = (i / steps) * width;
    const envelope = Math.sin((x / width) * Math.PI) ** 0.6;
    d += `L${n1(x)} ${n1(mid - a * envelope * Math.sin((x / half) * Math.PI + shift))}`;
  }
  return `M0 ${n1(mid)}${d.slice(d.indexOf('L'))}`;
}
