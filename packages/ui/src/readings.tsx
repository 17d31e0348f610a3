import type { ReactNode } from 'react';

export type Reading = { name: string; value: ReactNode; ink?: 'living' | 'phase' };

/** Names and values on rules, as one reads an instrument. `label` says what they belong to where no heading does; `ink` colours the mark before a name. */
export const Readings = ({ rows, label }: { rows: Reading[]; label?: string }) => (
  <dl className="readings" aria-label={label}>
    {rows.map(({ name, value, ink }) => (
      <div key={name}>
        <dt className={ink}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
