type Dated = { at: string };

/** Entries in their order, put together by the day they happened on where the reader is. */
export function daysOf<Entry extends Dated>(entries: Entry[]): { day: Date; entries: Entry[] }[] {
  const days: { day: Date; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = new Date(entry.at);
    const last = days.at(-1);
    if (last?.day.toDateString() === day.toDateString()) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
