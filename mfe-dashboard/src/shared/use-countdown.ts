import { useEffect, useRef, useState } from 'react';

/** Seconds that run down to 0 while they are not paused. `longer` adds to them; `first` may be less than the whole, after a reload. */
export function useCountdown(first: number) {
  const [left, setLeft] = useState(first);
  const [paused, setPaused] = useState(false);
  const since = useRef(0);
  const running = !paused && left > 0;
  useEffect(() => {
    if (!running) return;
    since.current = Date.now();
    const timer = setInterval(() => {
      // A tab in the background is woken seldom: the clock counts, not the ticks.
      const passed = Math.floor((Date.now() - since.current) / 1000);
      if (passed < 1) return;
      since.current += passed * 1000;
      setLeft((before) => Math.max(0, before - passed));
    }, 250);
    return () => clearInterval(timer);
  }, [running]);
  return { left, paused, pause: setPaused, longer: (seconds: number) => setLeft((before) => before + seconds) };
}
