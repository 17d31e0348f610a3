import type { ReactNode } from 'react';
import styles from './readings.module.css';

export type Reading = { name: string; value: ReactNode; ink?: 'living' | 'phase' };

/** Names and values on rules, as one reads an instrument. `label` says what they belong to where no heading does. */
export const Readings = ({ rows, label }: { rows: Reading[]; label?: string }) => (
  <dl className={styles['readings']} aria-label={label}>
    {rows.map(({ name, value, ink }) => (
      <div key={name}>
        <dt className={ink && styles[ink]}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
