import { Gauge } from '@liminal/ui/gauge';
import { Mandala } from '@liminal/ui/mandala';
import { useArrival } from '@liminal/ui/use-arrival';
import { useElapsed } from '@liminal/ui/use-elapsed';
import { useEffect } from 'react';
import { trueSelfTexts } from '../../texts/true-self';
import styles from './archetypal-assessment.module.css';

/** ms (specification, section 4) */
const analysis = 3_000;
const words = trueSelfTexts.analyzing;

/** Three seconds, which are for the member: they may be skipped. */
export function Analyzing({ done }: { done: () => void }) {
  const heading = useArrival(true);
  const elapsed = useElapsed(true, 100);
  const over = elapsed >= analysis;
  useEffect(() => {
    if (over) done();
  }, [over, done]);
  return (
    <section className={`wrap ${styles['calm']}`}>
      <div className="breathing" aria-hidden="true">
        <Mandala seed="true-self" figures={{ detail: 3, fold: 9 }} />
      </div>
      <div className="stack">
        <h1 className="title" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p className="lead" role="status">
          {words.text}
        </p>
      </div>
      <Gauge percent={Math.min(100, Math.round((elapsed / analysis) * 100))} label={words.title} />
      <button type="button" className="link-button" onClick={done}>
        {words.now}
      </button>
    </section>
  );
}
