import { useEffect, useRef, useState } from 'react';

/** ms that have passed while `running`, looked at every `every` ms. */
export function useElapsed(running: boolean, every: number): number {
  const [elapsed, setElapsed] = useState(0);
  const last = useRef(0);
  useEffect(() => {
    if (!running) return;
    last.current = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      const passed = now - last.current;
      last.current = now;
      setElapsed((before) => before + passed);
    }, every);
    return () => clearInterval(timer);
  }, [running, every]);
  return elapsed;
}
