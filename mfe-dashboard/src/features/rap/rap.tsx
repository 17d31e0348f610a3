import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useState } from 'react';
import { useArrival } from '@liminal/ui/use-arrival';
import { texts } from '../../texts';
import styles from './rap.module.css';
import { useKeepRap, useKeptRaps, useRap } from './queries';

const words = texts.rap;
const anySeed = () => Math.floor(Math.random() * 1_000_000);

/** Eight lines from a seed: make another until one is worth keeping. */
export function RapSheet({ done }: { done: () => void }) {
  const heading = useArrival(true);
  const [seed, setSeed] = useState(anySeed);
  const rap = useRap(seed);
  const kept = useKeptRaps();
  const keep = useKeepRap();
  const isKept = kept.data?.some((each) => each.seed === seed) ?? false;
  return (
    <div className="wrap">
      <section className={styles['sheet']}>
        <p className="legend-line">{words.legend}</p>
        <h1 className="title" ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <div aria-live="polite" className={styles['rap']}>
          {rap.isPending && <Wait text={texts.loading} />}
          {rap.isError && (
            <Failed
              title={words.failed}
              text={texts.failed.text}
              retry={{ label: texts.failed.retry, act: () => void rap.refetch() }}
            />
          )}
          {rap.data && (
            <>
              <h2 className="heading">{rap.data.title}</h2>
              <p className="lead">
                {rap.data.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </p>
            </>
          )}
        </div>
        <div className="controls">
          <button
            type="button"
            className="button primary"
            disabled={isKept || !rap.data}
            aria-disabled={keep.isPending}
            onClick={() => !keep.isPending && keep.mutate(seed)}
          >
            {isKept ? words.kept : words.keep}
          </button>
          <button type="button" className="button" onClick={() => setSeed(anySeed())}>
            {words.another}
          </button>
          <button type="button" className="button quiet" onClick={done}>
            {words.back}
          </button>
        </div>
        {kept.data && kept.data.length > 0 && (
          <details>
            <summary>{words.all(kept.data.length)}</summary>
            <ul className={styles['all']}>
              {kept.data.map(({ seed: one, title, lines }) => (
                <li key={one}>
                  <button type="button" className="link-button" onClick={() => setSeed(one)}>
                    {title}
                  </button>{' '}
                  <span className="small muted">{lines[0]}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
    </div>
  );
}
