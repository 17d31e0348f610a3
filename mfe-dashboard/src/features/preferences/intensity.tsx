import { useObservable, useShell } from '@liminal/client/shell';
import { intensityOf } from '@liminal/contracts/account/preferences';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import styles from './preferences.module.css';
import { usePreferences } from './queries';

const words = settings.intensity;

/** One dial for overlays, motion and sound. */
export function Intensity() {
  const { preferences, change } = usePreferences();
  const still = useObservable(useShell().reducedMotion);
  const kept = intensityOf(preferences, still);
  // Where the hand is while it moves; kept when it lets go.
  const [moving, setMoving] = useState<number>();
  const now = moving ?? kept;
  const letGo = () => {
    if (moving !== undefined && moving !== preferences.intensity) change({ intensity: moving });
    setMoving(undefined);
  };
  return (
    <section id="intensity" aria-labelledby="intensity-title">
      <h2 className="heading" id="intensity-title">
        {words.title}
      </h2>
      <div className={styles['dial']}>
        <div className={styles['head']}>
          <label htmlFor="intensity-dial" className="group-label">
            {words.label}
          </label>
          <output htmlFor="intensity-dial">{words.steps[now]}</output>
        </div>
        <input
          className="range"
          id="intensity-dial"
          type="range"
          min={0}
          max={3}
          step={1}
          value={now}
          aria-valuetext={`${now}, ${words.steps[now]}`}
          style={{ '--value': `${(now / 3) * 100}%` } as object}
          onChange={(event) => setMoving(Number(event.target.value))}
          onPointerUp={letGo}
          onKeyUp={letGo}
          onBlur={letGo}
        />
        <div className={styles['ends']} aria-hidden="true">
          {words.steps.map((step, i) => (
            <span key={step}>
              {i} {step}
            </span>
          ))}
        </div>
      </div>
      <p className="small muted">
        {words.lines[now]}{' '}
        {preferences.intensity === null && moving === undefined && (still ? words.reduced : words.unchosen)}
      </p>
    </section>
  );
}
