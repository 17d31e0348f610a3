/** Levels of the consciousness journey by minimum points (specification, section 9). */
export const levels = [
  { level: 1, name: 'Sleepwalker', from: 0 },
  { level: 2, name: 'Dreamer', from: 200 },
  { level: 3, name: 'Awakening Soul', from: 500 },
  { level: 4, name: 'Mindful Voyager', from: 1000 },
  { level: 5, name: 'Consciousness Explorer', from: 2000 },
  { level: 6, name: 'Quantum Mystic', from: 3500 },
  { level: 7, name: 'Cosmic Sage', from: 5000 },
  { level: 8, name: 'Enlightened Being', from: 7500 },
  { level: 9, name: 'Universal Mind', from: 10000 },
  { level: 10, name: 'Source Connected', from: 15000 },
] as const;

/** Where a number of points stands: its level, the next one, and the way between them in percent. */
export function standing(points: number) {
  const now = levels.findLast((level) => points >= level.from) ?? levels[0];
  const next = levels.find((level) => level.level === now.level + 1);
  const percent = next ? Math.floor(((points - now.from) / (next.from - now.from)) * 100) : 100;
  return { now, next, percent, toNext: next ? next.from - points : 0 };
}
