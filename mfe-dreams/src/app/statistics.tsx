import { dayOf } from '@liminal/ui/day-of';
import { useShell } from '@liminal/client/shell';
import type { Statistics } from '@liminal/contracts/dreams/statistics';
import { createLifecycles } from '@liminal/mfe-kit/lifecycles';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { Exchange } from '../features/exchange/exchange';
import { ChartBlock } from '../features/statistics/chart-block';
import { Constellation } from '../features/statistics/constellation';
import { halfYear } from '../features/statistics/half-year';
import { Moons } from '../features/statistics/moons';
import { Norms } from '../features/statistics/norms';
import { Registers } from '../features/statistics/registers';
import styles from '../features/statistics/statistics.module.css';
import { Year } from '../features/statistics/year';
import { monthOf } from '../shared/dates';
import { useStatistics } from '../shared/dreams';
import { texts } from '../texts';

const words = texts.statistics;
/** Names in a drawing; the table has them all. */
const shown = 10;

function StatisticsPage() {
  const { navigate } = useShell();
  const statistics = useStatistics();
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className="section-head">
        <div className="stack">
          <h1 className="title">{words.title(statistics.data?.dreams ?? 0)}</h1>
          {statistics.data && <p className="lead">{words.lead(statistics.data.coded)}</p>}
        </div>
        <button type="button" className="button quiet" onClick={() => navigate('/?tab=dreams')}>
          {words.back}
        </button>
      </div>
      {statistics.isPending && <Wait text={words.loading} />}
      {statistics.isError && (
        <Failed
          title={words.failed}
          text={texts.timeline.failed.text}
          retry={{ label: texts.timeline.failed.retry, act: () => void statistics.refetch() }}
        />
      )}
      {statistics.data &&
        (statistics.data.dreams === 0 ? (
          <p className="muted">{words.empty}</p>
        ) : (
          <Charts statistics={statistics.data} />
        ))}
      <div className={styles['exchange']}>
        <Exchange />
      </div>
    </div>
  );
}

function Charts({ statistics }: { statistics: Statistics }) {
  const { months, people, symbols, places, days, norms, coded } = statistics;
  const ends: [string, string] = [monthOf(months[0]?.month), months.length > 1 ? monthOf(months.at(-1)?.month) : ''];
  const lines = (names: Record<string, string>, of: (month: Statistics['months'][number]) => Record<string, number>) =>
    Object.entries(names).map(([id, name]) => ({ name, values: months.map((month) => of(month)[id] ?? 0) }));
  const byMonth = (rows: { name: string; values: number[] }[], caption: string) => ({
    caption,
    head: [words.month, ...rows.map(({ name }) => name)],
    rows: months.map(({ month }, i) => [monthOf(month), ...rows.map(({ values }) => values[i] ?? 0)]),
  });
  const byName = (names: { name: string; dreams: number }[], caption: string) => ({
    caption,
    head: [words.name, words.dreams],
    rows: names.map(({ name, dreams }) => [name, dreams]),
  });
  const emotions = lines(texts.emotions, (month) => month.emotions);
  const feelings = lines(texts.claims.feelings, (month) => month.feelings);
  const lucidity = lines(texts.lucidity, (month) => month.lucidity);
  const wakes = lucidity.map(({ name, values }) => ({ name, dreams: values.reduce((sum, value) => sum + value, 0) }));
  const rooms = Object.entries(words.places).map(([id, name]) => ({
    name,
    dreams: places.find((place) => place.name === id)?.dreams ?? 0,
  }));
  const top = (rows: { name: string; values: number[] }[]) => rows.toSorted((a, b) => sum(b.values) - sum(a.values))[0];
  return (
    <div className={styles['charts']}>
      <ChartBlock
        title={words.emotions}
        reading={words.mostOften(top(emotions)?.name ?? '')}
        table={byMonth(emotions, words.emotionsCaption)}
        note={words.registers}
      >
        <Registers label={words.emotionsCaption} rows={emotions} ends={ends} />
      </ChartBlock>
      <ChartBlock
        title={words.who}
        reading={people[0] ? words.whoReading(people[0].name, people[0].dreams, coded) : words.nobody}
        table={byName(people, words.whoCaption)}
        note={words.stars}
      >
        <Constellation label={words.whoCaption} names={people.slice(0, shown)} />
      </ChartBlock>
      <ChartBlock
        title={words.calendar}
        reading={words.calendarReading(days.length)}
        table={{
          caption: words.calendarCaption,
          head: [words.day, words.dreams],
          rows: days.toReversed().map(({ day, dreams }) => [dayOf(`${day}T12:00:00`), dreams]),
        }}
      >
        <Year label={words.calendarCaption} days={halfYear(today(), days)} name={words.night} />
      </ChartBlock>
      <ChartBlock
        title={words.lucidity}
        reading={words.lucidityReading(wakes)}
        table={byMonth(lucidity, words.lucidity)}
      >
        <Moons label={words.lucidity} parts={wakes} />
      </ChartBlock>
      <ChartBlock
        title={words.feelings}
        reading={words.feelingsReading(coded)}
        table={byMonth(feelings, words.feelings)}
        note={words.registers}
      >
        <Registers label={words.feelings} rows={feelings} ends={ends} />
      </ChartBlock>
      <ChartBlock
        title={words.symbols}
        reading={symbols[0] ? words.symbolsReading(symbols[0].name, symbols[0].dreams, coded) : words.noSymbols}
        table={byName(symbols, words.symbols)}
      >
        <Constellation label={words.symbols} names={symbols.slice(0, shown)} />
      </ChartBlock>
      <ChartBlock title={words.where} reading={words.whereReading} table={byName(rooms, words.where)}>
        <Moons label={words.where} parts={rooms} />
      </ChartBlock>
      {norms ? (
        <ChartBlock
          title={words.norms.title}
          reading={words.norms.reading(norms.band)}
          note={words.norms.note}
          table={{
            caption: words.norms.title,
            head: [words.name, words.norms.yours, words.norms.men, words.norms.women],
            rows: norms.rows.map(({ name, yours, men, women }) => [
              words.norms.names[name] ?? name,
              yours ?? words.norms.none,
              men,
              women,
            ]),
          }}
        >
          <Norms norms={norms} />
        </ChartBlock>
      ) : (
        <section className={styles['block']}>
          <h2 className="heading">{words.norms.title}</h2>
          <p className="muted">{words.norms.missing(25 - coded)}</p>
        </section>
      )}
    </div>
  );
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
};

export const lifecycles = createLifecycles(StatisticsPage);
