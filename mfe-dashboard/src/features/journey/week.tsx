import type { Journey } from '@liminal/contracts/journey/journey';
import { texts } from '../../texts';
import styles from './journey.module.css';

/** The lit part of a moon in a box of 20, `share` from 0 (new) to 1 (full), waxing. */
function lit(share: number): string {
  const bulge = Math.abs(1 - 2 * share) * 9;
  return `M10 1A9 9 0 0 1 10 19A${Math.max(0.1, bulge).toFixed(1)} 9 0 0 ${share < 0.5 ? 0 : 1} 10 1Z`;
}

/** Seven moons: those kept wax towards today, those missed stay dark, those frozen carry a star of frost, today waits in dots. */
export function Week({ days, streak }: { days: Journey['week']; streak: number }) {
  const keptBefore = (at: number) => days.slice(0, at + 1).filter(({ kept }) => kept).length;
  const kept = keptBefore(6) || 1;
  return (
    <ol className={styles['week']} aria-label={texts.streak(streak)}>
      {days.map((day, i) => (
        <li key={day.day} className={i === 6 ? styles['today'] : undefined}>
          <svg viewBox="0 0 20 20" fill="none" aria-hidden="true">
            <circle
              cx="10"
              cy="10"
              r="9"
              stroke="var(--line-control)"
              strokeDasharray={i === 6 && !day.kept ? '2 2.4' : undefined}
            />
            {day.frozen && <path stroke="var(--live)" d="M10 5v10M5.7 7.5l8.6 5M5.7 12.5l8.6-5" />}
            {day.kept && <path fill="var(--star)" d={lit(keptBefore(i) / kept)} />}
          </svg>
          {day.frozen && <span className="visually-hidden">{texts.frozen} </span>}
          {texts.weekdays[new Date(`${day.day}T00:00:00Z`).getUTCDay()]}
        </li>
      ))}
    </ol>
  );
}
