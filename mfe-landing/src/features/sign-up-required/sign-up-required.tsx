import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts';
import styles from './sign-up-required.module.css';

/** What stands before everything that is for members. `then` is where the way in leads afterwards. */
export function SignUpRequired({ then, leave }: { then: string; leave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  const signUp = then === '/' ? '/api/login' : `/api/login?return=${encodeURIComponent(then)}`;
  return (
    <dialog ref={dialog} aria-labelledby="sign-up-required" onClose={leave}>
      <div className={`plate framed stack ${styles['plate']}`}>
        <div className={styles['art']} style={hueOf('shadow-walker')}>
          <Mandala seed="the door" figures={{ detail: 1, fold: 6, phase: 'liminal' }} />
        </div>
        <h2 className="heading" id="sign-up-required" ref={title} tabIndex={-1}>
          {texts.required.title}
        </h2>
        <p className="muted">{texts.required.text}</p>
        <a className="button primary wide" href={signUp}>
          {texts.signUp}
        </a>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {texts.required.notNow}
        </button>
      </div>
    </dialog>
  );
}
