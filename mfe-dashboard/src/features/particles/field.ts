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

/** Moves every particle by so many seconds: drifting, turned back at the edges, and pushed out of the pointer's circle. In place: it happens sixty times a second. */
export function advance(field: Particle[], { width, height }: Size, pointer: Point | undefined, seconds: number): void {
  for (const particle of field) {
    let x = particle.x + particle.vx * seconds;
    let y = particle.y + particle.vy * seconds;
    if (x < 0 || x > width) particle.vx = x < 0 ? Math.abs(particle.vx) : -Math.abs(particle.vx);
    if (y < 0 || y > height) particle.vy = y < 0 ? Math.abs(particle.vy) : -Math.abs(particle.vy);
    if (pointer) {
      const away = Math.hypot(x - pointer.x, y - pointer.y);
      if (away < repelRadius) {
        // From the very middle there is no direction away: any will do.
        x = pointer.x + (away === 0 ? 1 : (x - pointer.x) / away) * repelRadius;
        y = pointer.y + (away === 0 ? 0 : (y - pointer.y) / away) * repelRadius;
      }
    }
    particle.x = Math.min(width, Math.max(0, x));
    particle.y = Math.min(height, Math.max(0, y));
  }
}

/** Visits every pair nearer than the longest link, with how near: 1 on top of one another, 0 at the limit. */
export function eachLink(field: Particle[], visit: (from: Particle, to: Particle, near: number) => void): void {
  for (let i = 0; i < field.length; i++) {
    const from = field[i] as Particle;
    for (let j = i + 1; j < field.length; j++) {
      const to = field[j] as Particle;
      const dx = from.x - to.x;
      const dy = from.y - to.y;
      const squared = dx * dx + dy * dy;
      if (squared < linkDistance * linkDistance) visit(from, to, 1 - Math.sqrt(squared) / linkDistance);
    }
  }
}
