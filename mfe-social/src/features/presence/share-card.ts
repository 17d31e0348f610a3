import { mandalaSvg } from '@liminal/ui/mandala-svg';
import { folds } from '@liminal/ui/mandala-grammar';

export type Card = { seed: string; archetype: string | null; hertz: number; title: string; line: string };

/** px; square, as most places that show pictures want it. */
const side = 1080;
const inks = ['--ground', '--text', '--text-muted', '--engrave', '--line', '--brass', '--live', '--star'] as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A card as SVG text with its colours written out, since a picture has no page around it. `colour` reads a token. */
export function shareCardSvg({ seed, archetype, hertz, title, line }: Card, colour: (token: string) => string): string {
  const hue = archetype ? colour(`--hue-${archetype}`) : colour('--engrave');
  const drawn = mandalaSvg(seed, { detail: 3, fold: folds[archetype ?? ''] ?? 8, hertz, phase: 'reintegration' })
    .replaceAll('var(--hue, var(--engrave))', hue)
    .replace('<svg class="mandala"', `<svg x="190" y="120" width="700" height="700"`);
  const coloured = inks.reduce((text, ink) => text.replaceAll(`var(${ink})`, colour(ink)), drawn);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${colour('--ground')}"/>`,
    `<rect x="28" y="28" width="${side - 56}" height="${side - 56}" fill="none" stroke="${colour('--brass')}" stroke-width="2"/>`,
    coloured,
    `<text x="${side / 2}" y="920" text-anchor="middle" font-family="Georgia, serif" font-size="64" fill="${colour('--text')}">${escaped(title)}</text>`,
    `<text x="${side / 2}" y="985" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="30" fill="${colour('--text-muted')}">${escaped(line)}</text>`,
    '</svg>',
  ].join('');
}

/** The card as a PNG. @throws when the browser cannot draw it */
export async function shareCardPicture(svg: string): Promise<Blob> {
  const image = new Image(side, side);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}
