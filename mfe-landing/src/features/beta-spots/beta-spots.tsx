import { useEffect, useState } from 'react';
import { texts } from '../../texts';
import styles from './beta-spots.module.css';
import { fewer, spots } from './fewer';

const everyMs = 9_000;
const ticks = 30;

/** The specification's simulated counter, and said to be so. */
export function BetaSpots({ waiting }: { waiting: boolean }) {
  const [left, setLeft] = useState(spots.first);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => fewer(now, Math.random())), everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <section
      className={styles['spots']}
      style={{ visibility: waiting ? 'hidden' : undefined }}
      aria-label={texts.spots.label}
    >
      <div className={styles['row']}>
        <span className={styles['count']}>{left}</span>
        <span className="small">{texts.spots.left}</span>
        <span className="illustrative">{texts.illustrative}</span>
      </div>
      <div className={styles['ticks']} aria-hidden="true">
        {Array.from({ length: ticks }, (_, i) => (
          <i key={i} className={i < left ? '' : styles['gone']} />
        ))}
      </div>
    </section>
  );
}
