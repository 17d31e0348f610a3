import { levels } from '@liminal/contracts/journey/levels';
import { grouped } from '@liminal/ui/grouped';
import { texts } from '../../texts';
import styles from './journey.module.css';

/** The ten levels on one line. */
export const Stations = ({ level }: { level: number }) => (
  <ol className={styles['stations']} aria-label={texts.levels}>
    {levels.map((station) => (
      <li
        key={station.level}
        className={station.level < level ? styles['done'] : station.level === level ? styles['now'] : undefined}
        aria-current={station.level === level ? 'step' : undefined}
      >
        <span>
          {station.name}
          <b className="num">{grouped(station.from)}</b>
        </span>
      </li>
    ))}
  </ol>
);
