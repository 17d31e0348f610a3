import { Mandala } from '@liminal/ui/mandala';
import { useArrival } from '@liminal/ui/use-arrival';
import { threshold } from '../../texts/threshold';
import styles from './ethics.module.css';

const words = threshold.leaving;
const searchEngine = 'https://duckduckgo.com/';

/** A calm page before leaving. Nothing on it moves. */
export function Leaving({ stay }: { stay: () => void }) {
  const heading = useArrival(true);
  return (
    <div className={`plate framed stack ${styles['leaving']}`}>
      <div className={styles['still']}>
        <Mandala seed="leaving" figures={{ detail: 1 }} />
      </div>
      <h2 className="heading" id="ethics-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="muted">{words.text}</p>
      <div className="controls">
        <a className="button" href={searchEngine} rel="noreferrer">
          {words.leave}
        </a>
        <button type="button" className="button primary" onClick={stay}>
          {words.stay}
        </button>
      </div>
    </div>
  );
}
