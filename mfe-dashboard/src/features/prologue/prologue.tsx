import { useObservable, useShell } from '@liminal/client/shell';
import { Mandala } from '@liminal/ui/mandala';
import { useEffect, useRef, useState } from 'react';
import { useElapsed } from '@liminal/ui/use-elapsed';
import { threshold } from '../../texts/threshold';
import { createDrone } from './drone';
import styles from './prologue.module.css';
import { perCharacter, slideAt, slides } from './slides';

const words = threshold.prologue;

/** The splash and six timed slides, once. It can be skipped at any point, by Escape too, and paused. */
export function Prologue({ done }: { done: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [entered, setEntered] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['prologue']} aria-label={words.name} onClose={done}>
      {entered ? (
        <Slides done={() => dialog.current?.close()} />
      ) : (
        <Splash enter={() => setEntered(true)} skip={() => dialog.current?.close()} />
      )}
    </dialog>
  );
}

const Splash = ({ enter, skip }: { enter: () => void; skip: () => void }) => (
  <>
    <div className={`${styles['art']} breathing`}>
      <Mandala seed="liminal" figures={{ detail: 3 }} />
    </div>
    <div className={styles['splash']}>
      <h1 className={`plate-title ${styles['name']}`}>{words.name}</h1>
      <p className="lead">{words.lead}</p>
      <div className="controls">
        <button type="button" className="button primary large" onClick={enter}>
          {words.enter}
        </button>
        <button type="button" className="button large" onClick={skip}>
          {words.before}
        </button>
      </div>
      <p className="caption">{words.note}</p>
    </div>
  </>
);

function Slides({ done }: { done: () => void }) {
  const still = useObservable(useShell().reducedMotion);
  const [paused, setPaused] = useState(false);
  const [sound, setSound] = useState(false);
  const [drone] = useState(createDrone);
  const skip = useRef<HTMLButtonElement>(null);
  const elapsed = useElapsed(!paused, perCharacter);
  const now = slideAt(elapsed);
  const over = now === undefined;
  useEffect(() => skip.current?.focus(), []);
  useEffect(() => () => drone.stop(), [drone]);
  useEffect(() => {
    if (over) done();
  }, [over, done]);
  if (!now) return null;
  const { at, typed, share } = now;
  const text = slides[at]?.text ?? '';
  return (
    <>
      <div className={`${styles['art']} ${styles['near']} breathing`}>
        <Mandala seed="liminal" figures={{ detail: 3 }} drawn={at + 3} />
      </div>
      <div className={styles['scene']}>
        {/* Said once and whole; the letters that come one by one are for the eye. */}
        <p className="visually-hidden" role="status">
          {words.slide(at + 1, text)}
        </p>
        <p className={styles['typed']} aria-hidden="true">
          {still ? text : typed}
          {!still && <i className={styles['caret']} />}
        </p>
      </div>
      <div className={styles['foot']}>
        <div className={styles['ends']}>
          <div className="controls">
            <button
              type="button"
              className="button"
              aria-pressed={sound}
              onClick={() => {
                drone.set(!sound);
                setSound(!sound);
              }}
            >
              {sound ? words.sound.on : words.sound.off}
            </button>
            <button type="button" className="button quiet" onClick={() => setPaused(!paused)}>
              {paused ? words.resume : words.pause}
            </button>
          </div>
          <button ref={skip} type="button" className="button" onClick={done}>
            {words.skip}
          </button>
        </div>
        <ol
          className={styles['reel']}
          role="progressbar"
          aria-label={words.reel(at + 1)}
          aria-valuemin={0}
          aria-valuemax={slides.length}
          aria-valuenow={at + 1}
        >
          {slides.map(({ name }, i) => (
            <li
              key={name}
              className={i < at ? styles['done'] : i === at ? styles['now'] : undefined}
              style={i === at ? ({ '--part': `${share * 100}%` } as object) : undefined}
            >
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
