import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveBumpX } from 'd3-shape';
import styles from './statistics.module.css';

const width = 600;
const height = 40;

type Props = { label: string; rows: { name: string; values: number[] }[]; ends: [string, string] };

/** One line for each name, months from left to right; the higher it rises, the more dreams. All lines share one scale. */
export function Registers({ label, rows, ends }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [height - 1, 4]);
  return (
    <div className={styles['registers']} role="img" aria-label={label}>
      {rows.map(({ name, values }) => {
        const x = scalePoint(
          values.map((_, i) => i),
          [0, width],
        ).padding(values.length === 1 ? 0.5 : 0.25);
        const step = Math.min(24, width / Math.max(1, values.length) / 2.2);
        const peak = area<[number, number]>()
          .x(([at]) => at)
          .y0(height - 1)
          .y1(([, value]) => y(value))
          .curve(curveBumpX);
        return (
          <div key={name} className={styles['register']}>
            <span>{name}</span>
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 ${height - 1}H${width}`} className={styles['line']} />
              {values.map((value, i) => {
                const at = x(i) ?? 0;
                return value === 0 ? null : (
                  <path
                    key={i}
                    d={
                      peak([
                        [at - step, 0],
                        [at, value],
                        [at + step, 0],
                      ]) ?? ''
                    }
                    className={styles['peak']}
                  />
                );
              })}
            </svg>
            <b className="num">{values.reduce((sum, value) => sum + value, 0)}</b>
          </div>
        );
      })}
      <p className={`caption num ${styles['axis']}`} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
