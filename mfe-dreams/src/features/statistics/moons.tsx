import { arc } from 'd3-shape';
import styles from './statistics.module.css';

const draw = arc();
const slice = (from: number, to: number): string =>
  draw({ innerRadius: 22, outerRadius: 40, startAngle: from, endAngle: to, padAngle: 0.03 }) ?? '';

type Props = { label: string; parts: { name: string; dreams: number }[] };

/** A ring in parts, and what each part is: no meaning by colour alone. */
export function Moons({ label, parts }: Props) {
  const all = Math.max(
    1,
    parts.reduce((sum, { dreams }) => sum + dreams, 0),
  );
  // Where each part begins, in radians.
  const turns = parts.map(
    (_, i) => (2 * Math.PI * parts.slice(0, i).reduce((sum, { dreams }) => sum + dreams, 0)) / all,
  );
  return (
    <div className={styles['moons']} role="img" aria-label={label}>
      <svg viewBox="-42 -42 84 84" aria-hidden="true">
        {parts.map(({ name, dreams }, i) => {
          const from = turns[i] ?? 0;
          return (
            dreams > 0 && (
              <path key={name} d={slice(from, from + (2 * Math.PI * dreams) / all)} className={styles[`part${i}`]} />
            )
          );
        })}
      </svg>
      <ul>
        {parts.map(({ name, dreams }, i) => (
          <li key={name}>
            <i className={styles[`key${i}`]} aria-hidden="true" />
            {name}, <span className="num">{dreams}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
