import { read } from '@liminal/client/query';
import { history } from '@liminal/contracts/journey/journey';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '../../texts';
import { daysOf } from './days';
import styles from './points-history.module.css';

const words = texts.history;
const dayName = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });

/** Some entries, and behind them a way to those before. */
function Entries({ before }: { before?: string }) {
  const [earlier, setEarlier] = useState(false);
  // Somebody who comes here wants what has just happened too.
  const { data, isPending, isError, refetch } = useQuery({
    ...read(history, { query: before ? { before } : {} }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  if (isPending) return <Wait text={texts.loading} />;
  if (isError)
    return (
      <Failed
        title={texts.failed.title}
        text={texts.failed.text}
        retry={{ label: texts.failed.retry, act: () => void refetch() }}
      />
    );
  if (data.entries.length === 0 && !before) return <p className="muted">{words.empty}</p>;
  return (
    <>
      {daysOf(data.entries).map(({ day, entries }) => (
        <section key={day.toDateString()}>
          <h2 className="legend-line">{dayName.format(day)}</h2>
          <ul className={styles['entries']}>
            {entries.map(({ id, at, rule, amount, purse }) => (
              <li key={id} className="row">
                <span>
                  {words.rules[rule] ?? rule} <span className="caption">{time.format(new Date(at))}</span>
                </span>
                <span className={styles['amount']}>{words.amount(amount, purse)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {data.next && !earlier && (
        <p>
          <button type="button" className="button" onClick={() => setEarlier(true)}>
            {words.earlier}
          </button>
        </p>
      )}
      {data.next && earlier && <Entries before={data.next} />}
    </>
  );
}

/** Where every point came from, newest first. */
export const PointsHistory = () => (
  <div className={`wrap ${styles['history']}`}>
    <h1 className="title">{words.title}</h1>
    <p className="muted">{words.lead}</p>
    <Entries />
  </div>
);
