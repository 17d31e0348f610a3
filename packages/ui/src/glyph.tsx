import { glyphs, type Shape } from './glyphs';
import { hueOf } from './hue';

/** A sign, by its shapes, in its archetype's hue. */
export const Sign = ({ shapes, archetype }: { shapes: Shape[]; archetype: string }) => (
  <svg className="glyph" viewBox="0 0 24 24" style={hueOf(archetype)} aria-hidden="true">
    {shapes.map(({ tag: Tag, ...rest }, i) => (
      <Tag key={i} {...rest} />
    ))}
  </svg>
);

/** The sign of an archetype; nothing for one that has none. */
export function Glyph({ archetype }: { archetype: string }) {
  const shapes = glyphs[archetype];
  return shapes ? <Sign shapes={shapes} archetype={archetype} /> : null;
}
