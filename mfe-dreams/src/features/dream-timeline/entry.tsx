import { dayOf } from '@liminal/ui/day-of';
import type { Dream } from '@liminal/contracts/dreams/dream';
import { useState } from 'react';
import { DreamCover } from '../../shared/dream-cover';
import { texts } from '../../texts';
import { EditDream } from './edit-dream';
import { useDeleteDream } from './queries';
import { useInterpret } from '../../shared/reading/queries';
import { Reading } from '../../shared/reading/reading';
import styles from './dream-timeline.module.css';
import { excerpt } from './excerpt';

const words = texts.entry;

/** One dream in the line; opened, it is there whole, with its reading, and can be written anew or put away. */
export function Entry({ dream }: { dream: Dream }) {
  const [open, setOpen] = useState(false);
  return (
    <article className={styles['entry']} aria-labelledby={`dream-${dream.id}`}>
      <time className="small muted" dateTime={dream.createdAt}>
        {dayOf(dream.createdAt)}
      </time>
      <div className={styles['cover']}>
        <DreamCover dream={dream} detail={1} />
      </div>
      <div className={styles['words']}>
        <h3 className="subhead" id={`dream-${dream.id}`} dir="auto">
          <button type="button" className={styles['title']} aria-expanded={open} onClick={() => setOpen(!open)}>
            {dream.title}
          </button>
        </h3>
        {!open && (
          <p className="small muted" dir="auto">
            {excerpt(dream.description)}
          </p>
        )}
      </div>
      <div className="badge-row">
        <span className="badge secondary">{texts.emotions[dream.emotions] ?? dream.emotions}</span>
        <span className="badge secondary">{texts.lucidity[dream.lucidityLevel] ?? dream.lucidityLevel}</span>
        {dream.tags.map((tag) => (
          <span key={tag} className="badge">
            {tag}
          </span>
        ))}
      </div>
      {open && <Opened dream={dream} />}
    </article>
  );
}

function Opened({ dream }: { dream: Dream }) {
  const [editing, setEditing] = useState(false);
  const remove = useDeleteDream();
  const interpret = useInterpret(dream.id);
  if (editing)
    return (
      <div className={styles['opened']}>
        <EditDream dream={dream} done={() => setEditing(false)} />
      </div>
    );
  return (
    <div className={`stack loose ${styles['opened']}`}>
      {dream.interpretation ? (
        <Reading dream={dream} reading={dream.interpretation} />
      ) : (
        <p className={styles['whole']} dir="auto">
          {dream.description}
        </p>
      )}
      <div className="controls">
        {!dream.interpretation && (
          <button
            type="button"
            className="button primary"
            aria-disabled={interpret.isPending}
            onClick={() => !interpret.isPending && interpret.mutate()}
          >
            {interpret.isPending ? texts.form.busy : words.interpret}
          </button>
        )}
        <button type="button" className="button" onClick={() => setEditing(true)}>
          {words.edit}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate(dream)}
        >
          {words.remove}
        </button>
      </div>
    </div>
  );
}
