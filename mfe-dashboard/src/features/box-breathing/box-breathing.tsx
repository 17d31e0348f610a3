import { useEffect, useRef, useState } from 'react';
import { Dial } from '@liminal/ui/dial';
import { useArrival } from '@liminal/ui/use-arrival';
import { useCountdown } from '../../shared/use-countdown';
import { texts } from '../../texts';
import styles from './box-breathing.module.css';
import { boxAt, rounds, side, whole } from './box';
import { useLogPractice } from './queries';

const words = texts.breathing;

/** Sixty-four seconds of breath in a square. What was breathed counts, also when it is ended early. */
export function BoxBreathing({ done }: { done: () => void }) {
  const heading = useArrival(true);
  const [practice] = useState(() => ({ id: crypto.randomUUID(), startedAt: new Date().toISOString() }));
  const { left, paused, pause } = useCountdown(whole);
  const log = useLogPractice();
  const elapsed = whole - left;
  const { phase, second, round } = boxAt(elapsed);
  const ended = useRef(false);
  const end = () => {
    if (ended.current) return;
    ended.current = true;
    if (elapsed > 0) log({ ...practice, kind: 'box-breathing', seconds: elapsed });
    done();
  };
  useEffect(() => {
    if (left === 0) end();
  });
  return (
    <div className="wrap">
      <section className={styles['breathing']}>
        <div className="stack">
          <p className="legend-line">{words.legend}</p>
          <h1 className="title" ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p className="muted">{words.text}</p>
        </div>
        <Dial share={second / side} petals={{ count: rounds, done: round }}>
          <span className={`title ${styles['phase']}`} aria-live="polite">
            {paused ? words.paused : words.phases[phase]}
          </span>
          <span className="num muted" aria-hidden="true">
            {second}
          </span>
        </Dial>
        <div className="controls">
          <button type="button" className="button" onClick={() => pause(!paused)}>
            {paused ? words.resume : words.pause}
          </button>
          <button type="button" className="button quiet" onClick={end}>
            {words.end}
          </button>
        </div>
      </section>
    </div>
  );
}
