import { read } from '@liminal/client/query';
import { useMember } from '@liminal/client/shell';
import { journey } from '@liminal/contracts/journey/journey';
import { Switch } from '@liminal/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settings } from '../../texts/settings';
import { clockOf, minutesOf } from '../../shared/clock';
import styles from './preferences.module.css';
import { useDay, useFreeze, usePreferences } from './queries';

const words = settings.day;

/** When the member's day begins and where, and what a missed one does. */
export function YourDay() {
  const { dayStartsAt, zone } = useMember();
  const { preferences, change } = usePreferences();
  const [begins, setBegins] = useState(clockOf(dayStartsAt));
  const day = useDay();
  const { data } = useQuery(read(journey));
  const freeze = useFreeze(data?.freeze.on ?? true);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const keep = () => {
    const minutes = minutesOf(begins);
    if (minutes === undefined) setBegins(clockOf(dayStartsAt));
    else if (minutes !== dayStartsAt) day.mutate({ dayStartsAt: minutes, zone });
  };
  return (
    <section id="day" aria-labelledby="day-title">
      <h2 className="heading" id="day-title">
        {words.title}
      </h2>
      <div className="row">
        <div>
          <label className="group-label" htmlFor="day-begins">
            {words.begins}
          </label>
          <p className="caption">{words.beginsHint}</p>
        </div>
        {/* Kept when the field is left: a time that is half typed is nobody's wish. */}
        <input
          className={`input num ${styles['time']}`}
          id="day-begins"
          type="time"
          value={begins}
          onChange={(event) => setBegins(event.target.value)}
          onBlur={keep}
        />
      </div>
      <div className="row">
        <p className="small">
          {words.zone(zone)} {here !== zone && <span className="muted">{words.elsewhere(here)}</span>}
        </p>
        {here !== zone && (
          <button type="button" className="button" onClick={() => day.mutate({ dayStartsAt, zone: here })}>
            {words.moveTo}
          </button>
        )}
      </div>
      {data && <Switch label={words.freeze} hint={words.freezeHint} checked={freeze.on} onChange={freeze.change} />}
      <Switch
        label={words.hide}
        checked={preferences.hideStreaks}
        onChange={(hideStreaks) => change({ hideStreaks })}
      />
    </section>
  );
}
