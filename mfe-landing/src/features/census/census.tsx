import { grouped } from '@liminal/ui/grouped';
import { texts } from '../../texts';
import type { Shown } from '../../shared/figures/shown';
import styles from './census.module.css';

type Props = Shown & { waiting: boolean };

/** How many people there are: labelled where it is made up, absent where nothing may be said. */
export function Census({ figures, illustrative, waiting }: Props) {
  const entries = Object.entries(figures) as [keyof Shown['figures'], number][];
  if (entries.length === 0) return null;
  return (
    <div className={styles['band']} style={{ visibility: waiting ? 'hidden' : undefined }}>
      <div className="wrap">
        <dl className={styles['census']}>
          {entries.map(([name, count]) => (
            <div key={name}>
              <dt>{texts.census[name]}</dt>
              <dd>{grouped(count)}</dd>
            </div>
          ))}
        </dl>
        {illustrative && (
          <p className={styles['note']}>
            <span className="illustrative">{texts.illustrative}</span>
          </p>
        )}
      </div>
    </div>
  );
}
