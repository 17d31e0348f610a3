import { scaleThreshold } from 'd3-scale';
import styles from './statistics.module.css';

const depth = scaleThreshold<number, number>([1, 2, 3], [0, 1, 2, 3]);

type Props = { label: string; days: { day: string; dreams: number }[]; name: (day: string, dreams: number) => string };

/** A calendar of nights: the darker the square, the more dreams it holds. */
export const Year = ({ label, days, name }: Props) => (
  <div className={styles['year']} role="img" aria-label={label}>
    {days.map(({ day, dreams }) => (
      <i key={day} data-depth={depth(dreams)} title={name(day, dreams)} />
    ))}
  </div>
);
