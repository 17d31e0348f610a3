import { useId, useState, type ReactNode } from 'react';
import { texts } from '../../texts';
import styles from './statistics.module.css';

const words = texts.statistics;

export type Table = { caption: string; head: string[]; rows: (string | number)[][] };

type Props = { title: string; reading: string; table: Table; note?: string; children: ReactNode };

/** A drawing with a sentence that says what is to be seen in it, and the same as a table for who asks. */
export function ChartBlock({ title, reading, table, note, children }: Props) {
  const [tabular, setTabular] = useState(false);
  const id = useId();
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <div className="section-head">
        <h2 className="heading" id={id}>
          {title}
        </h2>
        <button
          type="button"
          className="button quiet small"
          aria-pressed={tabular}
          aria-label={`${title}: ${words.asTable}`}
          onClick={() => setTabular(!tabular)}
        >
          {words.asTable}
        </button>
      </div>
      <p className="muted">{reading}</p>
      {tabular ? <DataTable {...table} /> : <figure className={styles['drawing']}>{children}</figure>}
      {note && <p className="caption">{note}</p>}
    </section>
  );
}

const DataTable = ({ caption, head, rows }: Table) => (
  <div className="scroll-x">
    <table className="data">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name, i) => (
            <th key={name} scope="col" className={i > 0 ? 'n' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row">{first}</th>
            {rest.map((value, i) => (
              <td key={i} className="n">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
