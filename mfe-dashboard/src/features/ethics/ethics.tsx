import { useEffect, useRef, useState } from 'react';
import { useElapsed } from '@liminal/ui/use-elapsed';
import { threshold } from '../../texts/threshold';
import styles from './ethics.module.css';
import { Leaving } from './leaving';

const words = threshold.ethics;
/** ms a principle stands (specification, section 9). */
const rotation = 3_000;

type Props = { accepted: boolean; accept: () => void; close: () => void };

/** The Cosmic Code of Ethics. Before it is accepted there is no way past it but leaving; afterwards it is closed like any other. */
export function Ethics({ accepted, accept, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  const elapsed = useElapsed(!held && !leaving, 250);
  const at = Math.floor(elapsed / rotation) % words.principles.length;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="ethics-title"
      onKeyDown={(event) => {
        // Escape closes what was accepted; it accepts nothing.
        if (event.key === 'Escape' && !accepted) event.preventDefault();
      }}
      // A phone's way back closes it all the same: then it is opened again.
      onClose={() => (accepted ? close() : dialog.current?.showModal())}
    >
      {leaving ? (
        <Leaving stay={() => setLeaving(false)} />
      ) : (
        <div className="plate framed stack">
          <div className={styles['head']}>
            <div>
              <p className="legend-line">{words.legend}</p>
              <h2 className="heading" id="ethics-title" tabIndex={-1}>
                {words.title}
              </h2>
            </div>
            {accepted && (
              <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
                {words.close}
              </button>
            )}
          </div>
          <div>
            <ol className={styles['principles']}>
              {words.principles.map((principle, i) => (
                <li key={principle} className={i === at ? styles['now'] : undefined}>
                  {principle}
                </li>
              ))}
            </ol>
            <div className={styles['turning']}>
              <span className="caption num">{words.rotation}</span>
              <button type="button" className="link-button" aria-pressed={held} onClick={() => setHeld(!held)}>
                {words.pause}
              </button>
            </div>
          </div>
          <div>
            <h3 className="group-label">{words.warningsTitle}</h3>
            <ul className="warnings">
              {words.warnings.map(([name, text]) => (
                <li key={name} className="small">
                  <b>{name}</b>
                  <span className="muted">{text}</span>
                </li>
              ))}
            </ul>
          </div>
          <p className="caption">{words.disclaimer}</p>
          {!accepted && (
            <div className="dialog-actions">
              <button type="button" className="button primary" onClick={accept}>
                {words.accept}
              </button>
              <button type="button" className="button" onClick={() => setLeaving(true)}>
                {words.decline}
              </button>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
