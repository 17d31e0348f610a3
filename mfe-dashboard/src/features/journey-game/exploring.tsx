import { useMember } from '@liminal/client/shell';
import {
  activities,
  pace,
  paths,
  type ActivityId,
  type Game,
  type Path,
} from '@liminal/contracts/journey/journey-game';
import { Choices } from '@liminal/ui/choices';
import { Mandala } from '@liminal/ui/mandala';
import { Readings, type Reading } from '@liminal/ui/readings';
import { useState } from 'react';
import { useArrival } from '@liminal/ui/use-arrival';
import { activityWords } from './activity-words';
import styles from './journey-game.module.css';
import { revelationOf } from './revelations';
import { words } from './words';

type Props = {
  game: Game;
  busy: boolean;
  begin: (id: ActivityId) => void;
  choose: (path: Path) => void;
  done: () => void;
};

/** Activities in a row, with a badge at every fifth (specification, section 9). */
const Streak = ({ days }: { days: number }) => (
  <>
    {days} {days > 0 && days % 5 === 0 && <span className="badge status">{words.badge}</span>}
  </>
);

/** What could be done next, and what has been done so far. */
export function Exploring({ game, busy, begin, choose, done }: Props) {
  const { preferences, id: member } = useMember();
  const heading = useArrival(true);
  const [path, setPath] = useState<Path>(game.path);
  const { stats, offered, nextUnlock } = game;
  const rows: Reading[] = [
    { name: words.done, value: stats.totalActions, ink: 'living' },
    {
      name: words.revelations,
      value: words.nextRevelation(stats.revelationsUnlocked, (stats.revelationsUnlocked + 1) * pace.revelationEvery),
      ink: 'phase',
    },
    { name: words.experience, value: words.experienceOf(stats.experiencePoints, stats.level) },
    ...(preferences.hideStreaks ? [] : [{ name: words.streak, value: <Streak days={stats.currentStreak} /> }]),
  ];
  return (
    <div className="wrap">
      <section className={styles['exploring']}>
        <div className="stack loose">
          <div className="stack">
            <p className="legend-line">{words.legend(stats.level)}</p>
            <h1 className="title" ref={heading} tabIndex={-1}>
              {words.choose}
            </h1>
            <p className="muted">{words.until(pace.revelationEvery - stats.nextRevelationProgress)}</p>
          </div>
          <div>
            <Choices
              name="path"
              legend={words.path}
              options={paths.map((value) => ({ value, label: words.paths[value] }))}
              value={path}
              onChange={(value) => {
                setPath(value as Path);
                choose(value as Path);
              }}
            />
            <p className={`caption ${styles['hint']}`}>{words.pathHint}</p>
          </div>
          <ul className={styles['acts']} aria-label={words.activities}>
            {offered.map((id, i) => {
              const activity = activities.find((each) => each.id === id);
              const said = activityWords[id];
              if (!activity) return null;
              return (
                <li key={id}>
                  <div>
                    <h2 className={styles['name']}>{said.name}</h2>
                    <p className="caption">
                      {words.facts(words.types[activity.type], activity.duration, activity.reward)}
                      <span className={styles['line']}>. {said.line}</span>
                    </p>
                  </div>
                  <button
                    type="button"
                    className={i === 0 ? 'button primary' : 'button'}
                    aria-disabled={busy}
                    aria-label={words.beginOne(said.name)}
                    onClick={() => !busy && begin(id)}
                  >
                    {words.begin}
                  </button>
                </li>
              );
            })}
          </ul>
          <p>
            <button type="button" className="link-button" onClick={done}>
              {words.back}
            </button>
          </p>
        </div>
        <div className="stack loose">
          <div className={`${styles['chart']} breathing`}>
            <Mandala seed={`journey-${member}`} figures={{ detail: 3, fold: 6 }} drawn={2 + (stats.totalActions % 7)} />
          </div>
          <Readings rows={rows} label={words.stats} />
          <p className="caption">{nextUnlock === null ? words.all : words.more(nextUnlock)}</p>
          {stats.revelationsUnlocked > 0 && (
            <details>
              <summary>{words.opened}</summary>
              <ol className={styles['opened']}>
                {Array.from({ length: stats.revelationsUnlocked }, (_, i) => revelationOf(i + 1)).map(
                  ({ title, content }, i) => (
                    <li key={i}>
                      <b>{title}</b>
                      <p className="small muted">{content}</p>
                    </li>
                  ),
                )}
              </ol>
            </details>
          )}
        </div>
      </section>
    </div>
  );
}
