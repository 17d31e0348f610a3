import { useObservable, useShell } from '@liminal/client/shell';
import { hueOf } from '@liminal/ui/hue';
import { Mandala } from '@liminal/ui/mandala';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';
import styles from './teaser.module.css';

/** ms each leaf is open (specification, section 9). */
const everyMs = 4_000;
const { leaves } = texts.teaser;

/** Five leaves, open one after the other; whoever looks closer, or wants stillness, stops them. */
export function Teaser({ look }: { look: () => void }) {
  const still = useObservable(useShell().reducedMotion);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(!still);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setAt((at + 1) % leaves.length), everyMs);
    return () => clearTimeout(timer);
  }, [playing, at]);
  const open = (leaf: number): void => {
    setAt(leaf);
    setPlaying(false);
  };
  return (
    <section className={`wrap ${styles['block']}`} aria-labelledby="teaser">
      <div className="section-head">
        <h2 className="title" id="teaser">
          {texts.teaser.title}
        </h2>
        <button type="button" className="button quiet" aria-pressed={!playing} onClick={() => setPlaying(!playing)}>
          {playing ? texts.teaser.pause : texts.teaser.play}
        </button>
      </div>
      <div className={`${styles['teaser']} ${playing ? styles['playing'] : ''}`} onFocus={() => setPlaying(false)}>
        {leaves.map(({ title, text, hue }, i) => (
          <article key={title} className={`${styles['leaf']} ${i === at ? styles['active'] : ''}`} style={hueOf(hue)}>
            <button type="button" aria-expanded={i === at} onClick={() => open(i)}>
              <Mandala seed={title} figures={{ detail: 1, phase: 'liminal' }} />
              <span>{title}</span>
            </button>
            {i === at && (
              <div className={styles['body']}>
                <Mandala seed={title} figures={{ detail: 2, phase: 'reintegration' }} />
                <div className="stack">
                  <h3 className="heading">{title}</h3>
                  <p className="muted">{text}</p>
                  <p>
                    <button type="button" className="button" onClick={look}>
                      {texts.teaser.look}
                    </button>
                  </p>
                </div>
              </div>
            )}
            <i className={styles['run']} aria-hidden="true" />
          </article>
        ))}
      </div>
    </section>
  );
}
