import { useState } from 'react';
import { useElapsed } from '@liminal/ui/use-elapsed';

/** Seconds that run down to 0 while they are not paused. `longer` adds to them; `first` may be less than the whole, after a reload. */
export function useCountdown(first: number) {
  const [given, setGiven] = useState(first);
  const [paused, pause] = useState(false);
  const elapsed = useElapsed(!paused, 250);
  const left = Math.max(0, given - Math.floor(elapsed / 1000));
  return { left, paused, pause, longer: (seconds: number) => setGiven(given + seconds) };
}
