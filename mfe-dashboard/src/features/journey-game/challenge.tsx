import { pace, type Activity } from '@liminal/contracts/journey/journey-game';
import { Readings } from '@liminal/ui/readings';
import { useEffect, useRef, useState } from 'react';
import { Dial } from '@liminal/ui/dial';
import { useArrival } from '@liminal/ui/use-arrival';
import { useCountdown } from '../../shared/use-countdown';
import { activityWords } from './activity-words';
import styles from './journey-game.module.css';
import { words } from './words';

type Props = {
  activity: Activity;
  /** s that have passed already. */
  elapsed: () => number;
  /** Acts done towards the next revelation. */
  until: number;
  busy: boolean;
  complete: () => void;
  leave: () => void;
};

/** One activity under way: its seconds run down, may be paused, lengthened or ended early, and end by themselves. */
export function Challenge({ activity, elapsed, until, busy, complete, leave }: Props) {
  const { duration, type, reward } = activity;
  const said = activityWords[activity.id];
  const heading = useArrival(true);
  // After a reload so much of it is over already.
  const [first] = useState(() => Math.min(duration, Math.max(0, duration - elapsed())));
  const [whole, setWhole] = useState(duration);
  const { left, paused, pause, longer } = useCountdown(first);
  const ended = useRef(false);
  useEffect(() => {
    if (left > 0 || ended.current) return;
    ended.current = true;
    complete();
  }, [left, complete]);
  const share = whole === 0 ? 1 : 1 - left / whole;
  const toRevelation = pace.revelationEvery - until - 1;
  return (
    <div className="wrap">
      <section className={styles['sit']}>
        <div className="stack">
          <p className="legend-line">{words.lasting(words.types[type], duration)}</p>
          <h1 className={`title ${styles['smaller']}`} ref={heading} tabIndex={-1}>
            {said.name}
          </h1>
          <p className="muted">{said.description}</p>
        </div>
        <Dial share={share} petals={{ count: pace.revelationEvery, done: until }}>
          <span className="figure num" role="timer">
            {left}
          </span>
          <span className="small muted">{paused ? words.paused : words.seconds}</span>
          <span className="visually-hidden" aria-live="polite">
            {share >= 0.5 && left > 0 ? words.halfway : ''}
          </span>
        </Dial>
        <div className="stack loose">
          <Readings
            rows={[
              { name: words.reward, value: <span className="brass">{words.xp(reward)}</span> },
              {
                name: words.after,
                value: toRevelation === 0 ? words.afterRevelation : words.afterMore(toRevelation),
              },
            ]}
          />
          <div className="controls">
            <button type="button" className="button primary" aria-disabled={busy} onClick={() => !busy && complete()}>
              {left > 0 ? words.completeEarly : words.complete}
            </button>
            {left > 0 && (
              <>
                <button type="button" className="button" onClick={() => pause(!paused)}>
                  {paused ? words.resume : words.pause}
                </button>
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => {
                    longer(30);
                    setWhole(whole + 30);
                  }}
                >
                  {words.longer}
                </button>
              </>
            )}
          </div>
          <p className="caption">
            {words.early}{' '}
            <button type="button" className="link-button" onClick={leave}>
              {words.leave}
            </button>
          </p>
        </div>
      </section>
    </div>
  );
}
