import { useMember } from '@liminal/client/shell';
import type { Journey } from '@liminal/contracts/journey/journey';
import { useState } from 'react';
import { Gauge } from '@liminal/ui/gauge';
import { grouped } from '@liminal/ui/grouped';
import { texts } from '../../texts';
import styles from './journey.module.css';
import { Week } from './week';

/** Level, points, the way to the next level, and the week. */
export function JourneyPanel({ journey }: { journey: Journey }) {
  const { firstName, preferences } = useMember();
  const [hour] = useState(() => new Date().getHours());
  return (
    <>
      <div className="stack">
        <p className="legend-line">{texts.greeting(hour, firstName, journey.level)}</p>
        <h2 className="title">{journey.levelName}</h2>
        <p>
          <span className={`figure num ${styles['points']}`}>{grouped(journey.points)}</span>{' '}
          <span className="muted">{texts.points}</span>
        </p>
      </div>
      <div className="stack">
        <Gauge percent={journey.progress} label={texts.progress} />
        <p className={`small muted num ${styles['ends']}`}>
          <span>{journey.progress} %</span>
          <span>
            {journey.nextLevelName ? texts.toNext(grouped(journey.toNext), journey.nextLevelName) : texts.summit}
          </span>
        </p>
      </div>
      {!preferences.hideStreaks && <Week days={journey.week} streak={journey.streak} />}
    </>
  );
}
