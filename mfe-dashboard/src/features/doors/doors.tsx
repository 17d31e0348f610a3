import { useObservable, useShell } from '@liminal/client/shell';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import styles from './doors.module.css';

const words = texts.doors;

/** Where the six cards lead (specification, section 2), and the drawing on each. */
const doors = [
  { path: '/hallucinations', hue: 'magician', fold: 7 },
  { path: '/social', hue: 'heart-bridge', fold: 8 },
  { path: '/meditations', hue: 'light-worker', fold: 6 },
  { path: '/meditation-timer', hue: 'truth-seeker', fold: 12 },
  { path: '/yoga-nidra', hue: 'shadow-walker', fold: 9 },
  { path: '/premium', hue: 'innocent', fold: 10 },
] as const;

function Face({
  seed,
  hue,
  fold,
  name,
  what,
}: {
  seed: string;
  hue: string;
  fold: number;
  name: string;
  what: ReactNode;
}) {
  return (
    <>
      <span className={styles['art']} style={hueOf(hue)}>
        <Mandala seed={seed} figures={{ detail: 1, fold }} />
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['what']}>{what}</span>
    </>
  );
}

/** Six ways on and the quiz. A room that nobody has deployed yet is shown closed: a door into nothing would be none. */
export function Doors({ quiz }: { quiz: () => void }) {
  const { navigate, pages } = useShell();
  const open = useObservable(pages);
  return (
    <section className={styles['tonight']} aria-labelledby="tonight">
      <div className="section-head">
        <h2 className="heading" id="tonight">
          {words.title}
        </h2>
        <a
          className="small"
          href="/points-history"
          onClick={(event) => {
            event.preventDefault();
            navigate('/points-history');
          }}
        >
          {texts.history.link}
        </a>
      </div>
      <div className={styles['doors']}>
        {doors.map(({ path, hue, fold }) => {
          const [name, what] = words.rooms[path] ?? [path, ''];
          if (!open.includes(path))
            return (
              <div key={path} className={`${styles['door']} ${styles['closed']}`}>
                <Face seed={path} hue={hue} fold={fold} name={name} what={words.closed} />
              </div>
            );
          return (
            <a
              key={path}
              className={styles['door']}
              href={path}
              onClick={(event) => {
                event.preventDefault();
                navigate(path);
              }}
            >
              <Face seed={path} hue={hue} fold={fold} name={name} what={what} />
            </a>
          );
        })}
        <button type="button" className={`${styles['door']} ${styles['quiz']}`} onClick={quiz}>
          <Face seed="quiz" hue="cosmic-dancer" fold={11} name={texts.quiz.card} what={texts.quiz.what} />
        </button>
      </div>
    </section>
  );
}
