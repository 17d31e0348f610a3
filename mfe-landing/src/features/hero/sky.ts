import { randomFrom } from '@liminal/ui/mandala-grammar';

export type Star = { cx: number; cy: number; r: number; opacity: number };

const magnitudes = [
  { r: 0.6, opacity: 0.35 },
  { r: 0.8, opacity: 0.45 },
  { r: 1.1, opacity: 0.6 },
  { r: 1.6, opacity: 0.85 },
];

/** A seeded sky: many faint stars, few bright ones, all in the right half, where no text lies over them. */
export function starsOf(seed: string, width: number, height: number, count: number): Star[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const magnitude = magnitudes[Math.min(3, Math.floor(random() ** 2.6 * 4))] ?? { r: 0.6, opacity: 0.35 };
    return { ...magnitude, cx: Math.round(width * (0.48 + random() * 0.52)), cy: Math.round(random() * height) };
  });
}
