import type { CSSProperties } from 'react';
import { glyphs } from './glyphs';

/** The custom property that paints a part in an archetype's hue. */
export const hueOf = (archetype: string | null | undefined): CSSProperties =>
  (archetype && archetype in glyphs ? { '--hue': `var(--hue-${archetype})` } : {}) as CSSProperties;

/** The sign of an archetype; nothing for one that has none. */
export function Glyph({ archetype }: { archetype: string }) {
  const shapes = glyphs[archetype];
  if (!shapes) return null;
  return (
    <svg className="glyph" viewBox="0 0 24 24" style={hueOf(archetype)} aria-hidden="true">
      {shapes.map(({ tag: Tag, ...rest }, i) => (
        <Tag key={i} {...rest} />
      ))}
    </svg>
  );
}
