import type { CSSProperties } from 'react';

/** Progress as a graduated rule; `percent` from 0 to 100. */
export const Gauge = ({ percent, label }: { percent: number; label: string }) => (
  <div
    className="gauge"
    style={{ '--value': `${percent}%` } as CSSProperties}
    role="progressbar"
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-label={label}
  >
    <i />
  </div>
);
