/** Specification, section 9: particles, px of the longest link, px around the pointer that they keep free. */
export const count = 100;
export const linkDistance = 150;
export const repelRadius = 100;
/** px a second, at most. */
const drift = 12;

export type Particle = { x: number; y: number; vx: number; vy: number };
type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const createField = ({ width, height }: Size, random: () => number): Particle[] =>
  Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    vx: (random() * 2 - 1) * drift,
    vy: (random() * 2 - 1) * drift,
  }));

/** A particle after so many seconds: drifting, turned back at the edges, and pushed out of the pointer's circle. Pure. */
export function moved(
  particle: Particle,
  { width, height }: Size,
  pointer: Point | undefined,
  seconds: number,
): Particle {
  let { x, y, vx, vy } = particle;
  x += vx * seconds;
  y += vy * seconds;
  if (x < 0 || x > width) vx = x < 0 ? Math.abs(vx) : -Math.abs(vx);
  if (y < 0 || y > height) vy = y < 0 ? Math.abs(vy) : -Math.abs(vy);
  if (pointer) {
    const away = Math.hypot(x - pointer.x, y - pointer.y);
    if (away < repelRadius) {
      // From the very middle there is no direction away: any will do.
      const [dx, dy] = away === 0 ? [1, 0] : [(x - pointer.x) / away, (y - pointer.y) / away];
      x = pointer.x + dx * repelRadius;
      y = pointer.y + dy * repelRadius;
    }
  }
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)), vx, vy };
}

/** Every pair nearer than the longest link, with how near: 1 on top of one another, 0 at the limit. */
export function links(field: Particle[]): { from: Particle; to: Particle; near: number }[] {
  const found: { from: Particle; to: Particle; near: number }[] = [];
  for (const [i, from] of field.entries())
    for (const to of field.slice(i + 1)) {
      const apart = Math.hypot(from.x - to.x, from.y - to.y);
      if (apart < linkDistance) found.push({ from, to, near: 1 - apart / linkDistance });
    }
  return found;
}
