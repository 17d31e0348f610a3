import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { texts } from '../../texts';
import styles from './quiz.module.css';

/** The door to the quiz. */
export const QuizCard = ({ open }: { open: () => void }) => (
  <section className={styles['tonight']}>
    <h2 className="heading">{texts.quiz.title}</h2>
    <button type="button" className={styles['door']} onClick={open}>
      <span className={styles['art']} style={hueOf('cosmic-dancer')}>
        <Mandala seed="quiz" figures={{ detail: 1, fold: 11 }} />
      </span>
      <span className={styles['name']}>{texts.quiz.card}</span>
      <span className="small muted">{texts.quiz.what}</span>
    </button>
  </section>
);
