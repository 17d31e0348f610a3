import { jungians, type Jungian } from '@liminal/contracts/vocabulary';
import { glyphs } from '@liminal/ui/glyphs';

const inner = 64;
const outer = 400;
const ticks = Array.from({ length: 120 }, (_, i) => {
  const turn = (i / 120) * 2 * Math.PI;
  const from = i % 10 ? 470 : 456;
  const [sin, cos] = [Math.sin(turn), -Math.cos(turn)];
  return `M${(sin * from).toFixed(1)} ${(cos * from).toFixed(1)}L${(sin * 484).toFixed(1)} ${(cos * 484).toFixed(1)}`;
}).join('');

/** One petal of a length, with as many inner lines as it has points. */
function petal(points: number, most: number): string[] {
  const tip = inner + ((outer - 40 - inner) * points) / most;
  const middle = (inner + tip) / 2;
  return Array.from({ length: Math.min(4, points) }, (_, i) => {
    const half = (30 + (points / most) * 70) * (1 - i * 0.27);
    return `M0 ${-inner}C${half} ${-middle + 10} ${half} ${-middle - 10} 0 ${-tip}C${-half} ${-middle - 10} ${-half} ${-middle + 10} 0 ${-inner}`;
  });
}

type Props = { scores: Record<Jungian, number>; label: string };

/** Six directions, one petal for each archetype that was answered: as long as its points beside the most. */
export function ArchetypeRose({ scores, label }: Props) {
  const most = Math.max(4, ...Object.values(scores));
  return (
    <svg className="mandala" viewBox="-500 -500 1000 1000" fill="none" role="img" aria-label={label}>
      <circle r="486" stroke="var(--engrave)" />
      <path d={ticks} stroke="var(--engrave)" />
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <circle
          key={share}
          r={inner + (outer - 40 - inner) * share}
          stroke="var(--line-control)"
          strokeDasharray="2 9"
        />
      ))}
      <circle r={inner} stroke="var(--line)" />
      {jungians.map((name, i) => (
        <g key={name} transform={`rotate(${i * 60})`} stroke={`var(--hue-${name})`} strokeWidth="2">
          {scores[name] === 0 && <path d={`M0 ${-inner}V${-(outer - 40)}`} stroke="var(--line)" strokeWidth="1" />}
          {petal(scores[name], most).map((d) => (
            <path key={d} d={d} />
          ))}
          <g transform={`translate(0 ${-outer - 14}) rotate(${-i * 60}) scale(2.6) translate(-12 -12)`} strokeWidth="1">
            {glyphs[name]?.map(({ tag: Tag, className: _solid, ...shape }, n) => (
              <Tag key={n} {...shape} />
            ))}
          </g>
        </g>
      ))}
      <circle r="16" fill="var(--brass)" />
    </svg>
  );
}
