import { useEffect, useState, type ReactNode } from 'react';

/** ms after which it comes in any case. */
const patience = 1_000;

/** What is below the first screen, or behind it, comes when the browser has nothing better to do: the first screen stands sooner. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    // Safari has no such call; a moment later does as well.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: patience });
    return () => cancelIdleCallback(asked);
  }, []);
  return idle ? children : null;
}
