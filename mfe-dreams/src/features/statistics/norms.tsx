import type { Statistics } from '@liminal/contracts/dreams/statistics';
import { scaleLinear } from 'd3-scale';
import { texts } from '../../texts';
import styles from './statistics.module.css';

const words = texts.statistics.norms;
const x = scaleLinear([0, 100], [0, 100]);

/** One's own figure as a star in its band, the norms of men and women as letters on the same line. */
export const Norms = ({ norms }: { norms: NonNullable<Statistics['norms']> }) => (
  <div className={styles['norms']} role="img" aria-label={words.label}>
    {norms.rows.map(({ name, yours, men, women }) => (
      <div key={name} className={styles['norm']}>
        <span>{words.names[name] ?? name}</span>
        <span className={styles['scale']}>
          {yours !== null && (
            <>
              <i
                style={{
                  left: `${x(Math.max(0, yours - norms.band))}%`,
                  width: `${x(Math.min(100, yours + norms.band)) - x(Math.max(0, yours - norms.band))}%`,
                }}
              />
              <b style={{ left: `${x(yours)}%` }} />
            </>
          )}
          <em style={{ left: `${x(men)}%` }}>{words.m}</em>
          <em style={{ left: `${x(women)}%` }}>{words.w}</em>
        </span>
        <span className="num">{yours === null ? words.none : `${yours} %`}</span>
      </div>
    ))}
  </div>
);
