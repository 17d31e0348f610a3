import type { OracleSources } from '@liminal/contracts/matching/oracle';
import { Dial } from '@liminal/ui/dial';
import { Gauge } from '@liminal/ui/gauge';
import { useArrival } from '@liminal/ui/use-arrival';
import { useEffect, useRef, useState } from 'react';
import { oracleTexts } from '../../texts/oracle';
import styles from './oracle.module.css';

/** ms a step, and percent it adds (specification, section 4). */
const tick = 800;
const each = 12.5;
const words = oracleTexts.running;

type Props = { sources: OracleSources | undefined; done: () => void; stop: () => void };

/** Eight steps of 0.8 s, each naming what is counted and how much of it; at 100 the analysis is asked for. */
export function Running({ sources, done, stop }: Props) {
  const heading = useArrival(true);
  const [steps, setSteps] = useState(0);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    const timer = setInterval(() => setSteps((before) => Math.min(8, before + 1)), tick);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (steps === 8) finish.current();
  }, [steps]);
  const percent = steps * each;
  const at = Math.min(8, steps + 1);
  return (
    <div className="wrap">
      <section className="ask">
        <div className="draw">
          <Dial share={percent / 100} petals={{ count: 8, done: steps }}>
            <p className="figure num">
              {Math.round(percent)}
              <small className="muted"> %</small>
            </p>
            <p className="caption">{words.done(steps)}</p>
          </Dial>
        </div>
        <div className="words">
          <header>
            <p className="legend-line">{words.legend(at)}</p>
            <h1 className="title" ref={heading} tabIndex={-1}>
              {words.title}
            </h1>
            <p className="muted">{words.lead}</p>
          </header>
          <Gauge percent={Math.round(percent)} label={words.label} />
          <ol className={styles['steps']}>
            {oracleTexts.steps.map((step, i) => (
              <li key={step.text} className={i < steps ? styles['done'] : i === steps ? styles['now'] : undefined}>
                <b aria-hidden="true">{i + 1}</b>
                <span>{step.text}</span>
                <span className="small num">{sources && i <= steps ? step.with(sources) : ''}</span>
              </li>
            ))}
          </ol>
          <div className="controls">
            <button type="button" className="button" onClick={stop}>
              {words.stop}
            </button>
          </div>
        </div>
      </section>
    </div>
  );
}
