import { advance, count, createField, eachLink, linkDistance, repelRadius, type Particle } from './field';

const size = { width: 800, height: 600 };
const still = { vx: 0, vy: 0 };

test('a hundred particles, all in the field, and still in it after a long time', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const field = createField(size, random);
  expect(field).toHaveLength(count);
  for (let i = 0; i < 1_000; i++) advance(field, size, { x: 400, y: 300 }, 0.5);
  for (const { x, y } of field) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(size.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(size.height);
  }
});

test.each([
  [
    { x: 410, y: 300 },
    { x: 500, y: 300 },
  ],
  [
    { x: 400, y: 300 },
    { x: 500, y: 300 },
  ],
  [
    { x: 400, y: 250 },
    { x: 400, y: 200 },
  ],
  [
    { x: 520, y: 300 },
    { x: 520, y: 300 },
  ],
])('a particle at %j keeps %i px from the pointer', (from, to) => {
  const particle = { ...from, ...still };
  advance([particle], size, { x: 400, y: 300 }, 0.016);
  expect(particle).toMatchObject(to);
  expect(repelRadius).toBe(100);
});

test('only what is nearer than 150 px is linked', () => {
  const at = (x: number) => ({ x, y: 0, ...still });
  const linked: Particle[][] = [];
  eachLink([at(0), at(149), at(300)], (from, to) => linked.push([from, to]));
  expect(linked.map(([from, to]) => [from?.x, to?.x])).toEqual([[0, 149]]);
  expect(linkDistance).toBe(150);
});
