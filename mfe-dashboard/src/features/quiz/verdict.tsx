import { Mandala } from '@liminal/ui/mandala';
import { useArrival } from '@liminal/ui/use-arrival';
import { texts } from '../../texts';
import styles from './quiz.module.css';

type Props = { name: string; line: string; points: number; retry: (() => void) | undefined };

/** The winning vibe, with the chart that the five answers have drawn. */
export function Verdict({ name, line, points, retry }: Props) {
  const heading = useArrival(true);
  return (
    <div className="wrap">
      <section className={styles['verdict']}>
        <div className="stack">
          <p className="legend-line">{texts.quiz.legend}</p>
          <h1 className="plate-title" ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <p className="lead">{line}</p>
          <p className="muted">{texts.quiz.worth(points)}</p>
          {retry && (
            <p>
              <button type="button" className="button primary" onClick={retry}>
                {texts.quiz.keep}
              </button>
            </p>
          )}
        </div>
        <div className="breathing" aria-hidden="true">
          <Mandala seed={name} figures={{ detail: 3, phase: 'reintegration' }} />
        </div>
      </section>
    </div>
  );
}
