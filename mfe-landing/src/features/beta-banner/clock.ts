/** Seconds the countdown starts from (specification, section 9). */
export const countdownFrom = 2820;

/** Whole seconds left, never below 0. Both times in ms. */
export const secondsLeft = (since: number, now: number): number =>
  Math.max(0, countdownFrom - Math.floor((now - since) / 1000));

/** Minutes and seconds, `47:00`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
