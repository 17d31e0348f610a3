import { mandala, type Figures, type Ink, type Stroke } from './mandala-grammar';

/** Which token each ink is. */
export const inks: Record<Ink, string> = {
  line: 'var(--engrave)',
  faint: 'var(--line)',
  brass: 'var(--brass)',
  live: 'var(--live)',
  hue: 'var(--hue, var(--engrave))',
  star: 'var(--star)',
};

const path = ({ d, ink, width, fill }: Stroke) =>
  `<path d="${d}"${fill ? ` fill="${inks[ink]}" stroke="none"` : ` stroke="${inks[ink]}" stroke-width="${width}"`}/>`;

/** The drawing as SVG text, for pages made on a server; decoration, so hidden from screen readers. */
export function mandalaSvg(seed: string, figures: Partial<Figures> = {}): string {
  const rings = mandala(seed, figures).rings.map(
    ({ name, strokes }) => `<g class="ring ring-${name}">${strokes.map(path).join('')}</g>`,
  );
  return `<svg class="mandala" viewBox="-500 -500 1000 1000" fill="none" aria-hidden="true">${rings.join('')}</svg>`;
}
