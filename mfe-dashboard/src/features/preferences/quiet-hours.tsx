import { Switch } from '@liminal/ui/switch';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import { clockOf, minutesOf } from '../../shared/clock';
import styles from './preferences.module.css';
import { usePreferences } from './queries';

const words = settings.quiet;
/** 22:30 to 07:00 */
const usual = { from: 1350, until: 420 };

function Hour({ label, minutes, keep }: { label: string; minutes: number; keep: (minutes: number) => void }) {
  const [clock, setClock] = useState(clockOf(minutes));
  return (
    <input
      className={`input num ${styles['time']}`}
      type="time"
      aria-label={label}
      value={clock}
      onChange={(event) => setClock(event.target.value)}
      onBlur={() => {
        const given = minutesOf(clock);
        if (given === undefined) setClock(clockOf(minutes));
        else if (given !== minutes) keep(given);
      }}
    />
  );
}

/** Hours in which nothing appears and nothing sounds. */
export function QuietHours() {
  const { preferences, change } = usePreferences();
  const { quiet } = preferences;
  return (
    <section id="quiet" aria-labelledby="quiet-title">
      <h2 className="heading" id="quiet-title">
        {words.title}
      </h2>
      <Switch
        label={words.switch}
        hint={words.hint}
        checked={quiet !== null}
        onChange={(on) => change({ quiet: on ? usual : null })}
      />
      {quiet && (
        <div className="row">
          <span className="group-label">
            {words.from}, {words.until.toLowerCase()}
          </span>
          <div className="controls">
            <Hour label={words.from} minutes={quiet.from} keep={(from) => change({ quiet: { ...quiet, from } })} />
            <Hour label={words.until} minutes={quiet.until} keep={(until) => change({ quiet: { ...quiet, until } })} />
          </div>
        </div>
      )}
    </section>
  );
}
