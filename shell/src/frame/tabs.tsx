import { Icon } from '@liminal/ui/icon';
import { iconOf } from './tab-icons';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { pathOfTab, type Tab } from '../registry/choose';
import { texts } from '../texts';

type Props = { tabs: Tab[]; selected: string | undefined; open: (id: string) => void; preload: (tab: Tab) => void };

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The dashboard's tabs: one stop in the tab order; arrows, Home and End move, Enter or Space opens. */
export function Tabs({ tabs, selected, open, preload }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(row.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const columns = row.current ? getComputedStyle(row.current).gridTemplateColumns.split(' ').length : items.length;
    const down = columns < items.length ? columns : 1;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: down, ArrowUp: -down }[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? items.length - 1
          : step === undefined
            ? -1
            : (at + step + items.length) % items.length;
    if (at < 0) return;
    if (event.key === ' ') {
      event.preventDefault();
      items[at]?.click();
    }
    if (to < 0) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <div ref={row} className="tabs" role="tablist" tabIndex={-1} aria-label={texts.tabs} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <a
          key={tab.id}
          id={`tab-${tab.id}`}
          className="tab"
          role="tab"
          aria-selected={tab.id === selected}
          aria-controls="main"
          tabIndex={tab.id === (selected ?? tabs[0]?.id) ? 0 : -1}
          href={pathOfTab(tabs, tab.id)}
          onPointerEnter={() => preload(tab)}
          onFocus={() => preload(tab)}
          onClick={(event) => {
            if (!plainClick(event)) return;
            event.preventDefault();
            open(tab.id);
          }}
        >
          <Icon path={iconOf(tab.icon)} />
          {tab.label}
        </a>
      ))}
    </div>
  );
}
