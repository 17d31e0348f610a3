export type When = {
  /** 0 is Monday */ weekday: number;
  /** 0 night (0 to 6), 1 morning, 2 afternoon, 3 evening */ part: 0 | 1 | 2 | 3;
};
const clocks = new Map<string, Intl.DateTimeFormat>();
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Which weekday and quarter of the member's own day a moment falls in. Pure. */
export function whenOf(at: Date, zone: string): When {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', hour: 'numeric', hourCycle: 'h23' });
    clocks.set(zone, clock);
  }
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    weekday: Math.max(0, weekdays.indexOf(parts['weekday'] ?? '')),
    part: Math.floor(Number(parts['hour']) / 6) as When['part'],
  };
}
