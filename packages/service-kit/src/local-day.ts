const calendars = new Map<string, Intl.DateTimeFormat>();

/** A zone's calendar, made once: making one takes longer than a hundred uses of it. */
function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  calendars.set(zone, calendar);
  return calendar;
}

/** The member's day a moment belongs to, `2026-11-21`: their zone's calendar, begun at their own hour. Pure. */
export function localDay(at: Date, zone: string, dayStartsAt: number): string {
  // The wall clock is read first and then moved back, so that a changed clock (DST) never makes a day shorter or longer by itself.
  const parts = Object.fromEntries(
    calendarOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  const minutes = Number(parts['hour']) * 60 + Number(parts['minute']);
  return minutes < dayStartsAt ? dayBefore(day, 1) : day;
}

/** The calendar day `count` days before another; both as `2026-11-21`. */
export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
