import { scaleLinear, scaleSqrt } from 'd3-scale';
import { symbol, symbolStar } from 'd3-shape';
import styles from './statistics.module.css';

type Props = { label: string; names: { name: string; dreams: number }[] };

/** Names as stars on their own lines: the larger and the further right, the more dreams. */
export function Constellation({ label, names }: Props) {
  const most = Math.max(1, ...names.map(({ dreams }) => dreams));
  const x = scaleLinear([0, most], [0, 94]);
  const size = scaleSqrt([0, most], [14, 150]);
  return (
    <div className={styles['stars']} role="img" aria-label={label}>
      {names.map(({ name, dreams }) => (
        <div key={name} className={styles['star']}>
          <span dir="auto">{name}</span>
          <span className={styles['sky']}>
            <i style={{ width: `${x(dreams)}%` }} />
            <svg viewBox="-10 -10 20 20" aria-hidden="true" style={{ left: `${x(dreams)}%` }}>
              <path d={symbol(symbolStar, size(dreams))() ?? ''} />
            </svg>
          </span>
          <b className="num">{dreams}</b>
        </div>
      ))}
    </div>
  );
}
