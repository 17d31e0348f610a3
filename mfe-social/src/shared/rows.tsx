import styles from './rows.module.css';

/** Names beside what is said of each, on rules: for lines of words, where readings are for figures. */
export const Rows = ({ rows }: { rows: { name: string; value: string }[] }) => (
  <dl className={styles['rows']}>
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
