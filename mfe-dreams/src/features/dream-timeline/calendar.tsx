import { dayOf } from '@liminal/ui/day-of';
import { useState } from 'react';
import { monthOf } from '../../shared/dates';
import { useStatistics } from '../../shared/dreams';
import { texts } from '../../texts';
import styles from './calendar.module.css';
import { monthAfter, monthGrid } from './month-grid';

const words = texts.calendar;

/** A month at a time: a day with dreams opens them, and pressed again lets go. */
export function Calendar({
  chosen,
  choose,
}: {
  chosen: string | undefined;
  choose: (day: string | undefined) => void;
}) {
  const days = useStatistics().data?.days ?? [];
  const [today] = useState(() => new Date().toISOString());
  const last = (days.at(-1)?.day ?? today).slice(0, 7);
  const [month, setMonth] = useState<string>();
  const shown = month ?? last;
  const counts = new Map(days.map(({ day, dreams }) => [day, dreams]));
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <button type="button" className="button quiet" onClick={() => setMonth(monthAfter(shown, -1))}>
          {words.earlier}
        </button>
        <p className="group-label" aria-live="polite">
          {monthOf(shown)}
        </p>
        <button type="button" className="button quiet" onClick={() => setMonth(monthAfter(shown, 1))}>
          {words.later}
        </button>
      </div>
      <table className={styles['month']}>
        <thead>
          <tr>
            {words.weekdays.map(([short, whole]) => (
              <th key={whole} scope="col">
                <abbr title={whole}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(shown).map((week, i) => (
            <tr key={i}>
              {week.map((day, weekday) => (
                <td key={weekday}>
                  {day && <Day day={day} dreams={counts.get(day) ?? 0} chosen={day === chosen} choose={choose} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = { day: string; dreams: number; chosen: boolean; choose: (day: string | undefined) => void };

function Day({ day, dreams, chosen, choose }: DayProps) {
  const number = Number(day.slice(8));
  if (dreams === 0) return <span className={styles['empty']}>{number}</span>;
  return (
    <button
      type="button"
      className={styles['day']}
      aria-pressed={chosen}
      aria-label={words.day(dayOf(`${day}T12:00:00`), dreams)}
      onClick={() => choose(chosen ? undefined : day)}
    >
      {number}
    </button>
  );
}
