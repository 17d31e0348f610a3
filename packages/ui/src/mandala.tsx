import { memo } from 'react';
import { mandala, type Figures } from '@liminal/ui/mandala-grammar';
import { inks } from './mandala-svg';

type Props = {
  seed: string;
  figures?: Partial<Figures>;
  /** Said to screen readers; without one the drawing is decoration. */
  title?: string;
  /** Only the first rings are engraved, the others wait as dotted lines: for charts that grow with each answer. */
  drawn?: number;
};

/** The seeded drawing, in the page's tokens. Redrawn only when what it shows changes. */
export const Mandala = memo(function Mandala({ seed, figures, title, drawn = Infinity }: Props) {
  const { rings, edges } = mandala(seed, figures);
  const label = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
  return (
    <svg className="mandala" viewBox="-500 -500 1000 1000" fill="none" {...label}>
      {rings.map(({ name, strokes }, i) =>
        i < drawn ? (
          <g key={name} className={`ring ring-${name}`}>
            {strokes.map(({ d, ink, width, fill }, n) => (
              <path
                key={n}
                d={d}
                {...(fill ? { fill: inks[ink], stroke: 'none' } : { stroke: inks[ink], strokeWidth: width })}
              />
            ))}
          </g>
        ) : (
          <circle key={name} r={edges[name]} stroke="var(--line-control)" strokeWidth="0.8" strokeDasharray="1.5 5" />
        ),
      )}
    </svg>
  );
});
