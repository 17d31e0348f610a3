const hours = new Map<string, Intl.DateTimeFormat>();

/** Which quarter of the member's own day a moment falls in: 0 night (0 to 6), 1 morning, 2 afternoon, 3 evening. Pure. */
export function dayPart(at: Date, zone: string): 0 | 1 | 2 | 3 {
  let clock = hours.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
    hours.set(zone, clock);
  }
  return Math.floor(Number(clock.format(at)) / 6) as 0 | 1 | 2 | 3;
}
