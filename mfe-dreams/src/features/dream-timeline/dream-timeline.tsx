import type { Dream } from '@liminal/contracts/dreams/dream';
import { Failed } from '@liminal/ui/failed';
import { Wait } from '@liminal/ui/wait';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDreams, type Filters } from '../../shared/dreams';
import { texts } from '../../texts';
import { JournalFilters } from './journal-filters';
import styles from './dream-timeline.module.css';
import { Entry } from './entry';

const words = texts.timeline;
/** px that a closed entry takes, before it is measured. */
const guess = 150;

/** Every dream that fits, newest first; of thousands only those near the window are in the page. */
export function DreamTimeline({ children }: { children?: ReactNode }) {
  const [filters, setFilters] = useState<Filters>({});
  const list = useDreams(filters);
  const filtered = Object.keys(filters).length > 0;
  return (
    <section className={styles['block']} aria-labelledby="timeline">
      <div className="section-head">
        <h2 className="title" id="timeline">
          {words.title}
        </h2>
        {children}
      </div>
      <JournalFilters filters={filters} change={setFilters} />
      {list.isPending && <Wait text={words.loading} />}
      {list.isError && (
        <Failed
          title={words.failed.title}
          text={words.failed.text}
          retry={{ label: words.failed.retry, act: () => void list.refetch() }}
        />
      )}
      {list.dreams?.length === 0 && <p className="muted">{filtered ? words.none : words.empty}</p>}
      {list.dreams && list.dreams.length > 0 && <Line dreams={list.dreams} more={list.more} loadMore={list.loadMore} />}
      <p className="visually-hidden" role="status">
        {filtered && list.dreams ? words.found(list.dreams.length, list.more) : ''}
      </p>
    </section>
  );
}

function Line({ dreams, more, loadMore }: { dreams: Dream[]; more: boolean; loadMore: () => void }) {
  const box = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  // What stands above may grow: a reading that opens, a form that says something.
  useLayoutEffect(() => {
    const measure = () => setTop((box.current?.getBoundingClientRect().top ?? 0) + scrollY);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  // It hands out functions that change with the scroll; nothing here keeps one.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: dreams.length,
    estimateSize: () => guess,
    overscan: 6,
    scrollMargin: top,
    getItemKey: (i) => dreams[i]?.id ?? i,
  });
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && last >= dreams.length - 10) loadMore();
  });
  return (
    <ol className={styles['timeline']} ref={box} style={{ height: rows.getTotalSize() }}>
      {shown.map(({ key, index, start }) => {
        const dream = dreams[index];
        return dream ? (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={more ? -1 : dreams.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <Entry dream={dream} />
          </li>
        ) : null;
      })}
    </ol>
  );
}
