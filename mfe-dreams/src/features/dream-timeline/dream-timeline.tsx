import type { Dream } from '@liminal/contracts/dreams/dream';
import { dayOf } from '../../shared/dates';
import { DreamCover } from '../../shared/dream-cover';
import { texts } from '../../texts';
import styles from './dream-timeline.module.css';

/** Characters of a description that an entry shows (specification, section 2). */
const shown = 120;

/** The first 120 characters, cut between characters and not inside one. */
export function excerpt(description: string): string {
  const characters = Array.from(description);
  return characters.length <= shown ? description : `${characters.slice(0, shown).join('')}…`;
}

export function DreamTimeline({ dreams }: { dreams: Dream[] }) {
  return (
    <section className={styles['block']} aria-labelledby="timeline">
      <div className="section-head">
        <h2 className="title" id="timeline">
          {texts.timeline.title}
        </h2>
        {dreams.length > 0 && <p className="caption num">{texts.timeline.count(dreams.length)}</p>}
      </div>
      {dreams.length === 0 ? (
        <p className="muted">{texts.timeline.empty}</p>
      ) : (
        <ol className={styles['timeline']}>
          {dreams.map((dream) => (
            <li key={dream.id}>
              <time className="small muted" dateTime={dream.createdAt}>
                {dayOf(dream.createdAt)}
              </time>
              <div className={styles['cover']}>
                <DreamCover dream={dream} detail={1} />
              </div>
              <div className={styles['words']}>
                <h3 className="subhead">{dream.title}</h3>
                <p className="small muted">{excerpt(dream.description)}</p>
              </div>
              <div className="badge-row">
                <span className="badge secondary">{texts.emotions[dream.emotions] ?? dream.emotions}</span>
                <span className="badge secondary">{texts.lucidity[dream.lucidityLevel] ?? dream.lucidityLevel}</span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
