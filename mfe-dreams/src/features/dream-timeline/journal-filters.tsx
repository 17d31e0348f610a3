import { emotions, lucidityLevels } from '@liminal/contracts/dreams/dream';
import { Field } from '@liminal/ui/field';
import { useEffect, useId, useState } from 'react';
import { useStatistics, type Filters } from '../../shared/dreams';
import { texts } from '../../texts';
import { Calendar } from './calendar';
import styles from './journal-filters.module.css';

const words = texts.filters;
/** ms after the last key before one looks. */
const pause = 250;

type Props = { filters: Filters; change: (filters: Filters) => void };

/** Looks for words at once, and by what a dream is or has; only what the member's own dreams have is offered. */
export function JournalFilters({ filters, change }: Props) {
  const [typed, setTyped] = useState(filters.search ?? '');
  const statistics = useStatistics().data;
  const set = (name: keyof Filters, value: string) => {
    const { [name]: _, ...rest } = filters;
    change((value === '' ? rest : { ...rest, [name]: value }) as Filters);
  };
  useEffect(() => {
    if (typed.trim() === (filters.search ?? '')) return;
    const timer = setTimeout(() => set('search', typed.trim()), pause);
    return () => clearTimeout(timer);
  });
  const names = (list: { name: string }[] | undefined) =>
    (list ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <search className={styles['filters']}>
      <Field
        id="dreams-search"
        label={words.search}
        type="search"
        maxLength={200}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
      />
      <details className={styles['more']}>
        <summary>{words.more(Object.keys(filters).filter((name) => name !== 'search').length)}</summary>
        <div className={styles['selects']}>
          <Select
            label={texts.form.emotions}
            value={filters.emotion}
            options={emotions.map((value) => ({ value, label: texts.emotions[value] ?? value }))}
            choose={(value) => set('emotion', value)}
          />
          <Select
            label={texts.form.lucidity}
            value={filters.lucidity}
            options={lucidityLevels.map((value) => ({ value, label: texts.lucidity[value] ?? value }))}
            choose={(value) => set('lucidity', value)}
          />
          <Select
            label={words.symbol}
            value={filters.symbol}
            options={names(statistics?.symbols)}
            choose={(value) => set('symbol', value)}
          />
          <Select
            label={words.person}
            value={filters.person}
            options={names(statistics?.people)}
            choose={(value) => set('person', value)}
          />
          <Select
            label={texts.form.tags}
            value={filters.tag}
            options={names(statistics?.tags)}
            choose={(value) => set('tag', value)}
          />
          <Field
            id="dreams-from"
            label={words.from}
            type="date"
            value={filters.from ?? ''}
            onChange={(day) => set('from', day)}
          />
          <Field
            id="dreams-until"
            label={words.until}
            type="date"
            value={filters.until ?? ''}
            onChange={(day) => set('until', day)}
          />
        </div>
      </details>
      <details className={styles['more']}>
        <summary>{texts.calendar.open}</summary>
        <Calendar
          chosen={filters.from === filters.until ? filters.from : undefined}
          choose={(day) => {
            const { from: _from, until: _until, ...rest } = filters;
            change(day === undefined ? rest : { ...rest, from: day, until: day });
          }}
        />
      </details>
      {Object.keys(filters).length > 0 && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            setTyped('');
            change({});
          }}
        >
          {words.all}
        </button>
      )}
    </search>
  );
}

type SelectProps = {
  label: string;
  value: string | undefined;
  options: { value: string; label: string }[];
  choose: (value: string) => void;
};

function Select({ label, value, options, choose }: SelectProps) {
  const id = useId();
  // One that is chosen stays choosable, also when no dream has it any more.
  const offered =
    value && !options.some((option) => option.value === value) ? [...options, { value, label: value }] : options;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{words.any}</option>
        {offered.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
