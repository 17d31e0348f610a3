import { useShell } from '@liminal/client/shell';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { texts } from '../../texts';
import styles from './quiz.module.css';

/** The door to the quiz. */
export function QuizCard({ open }: { open: () => void }) {
  const { navigate } = useShell();
  return (
    <section className={styles['tonight']}>
      <div className="section-head">
        <h2 className="heading">{texts.quiz.title}</h2>
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
      <button type="button" className={styles['door']} onClick={open}>
        <span className={styles['art']} style={hueOf('cosmic-dancer')}>
          <Mandala seed="quiz" figures={{ detail: 1, fold: 11 }} />
        </span>
        <span className={styles['name']}>{texts.quiz.card}</span>
        <span className="small muted">{texts.quiz.what}</span>
      </button>
    </section>
  );
}
