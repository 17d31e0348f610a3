import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './below.module.css';

const Rest = lazy(async () => ({ default: (await import(/* webpackChunkName: 'rest' */ './rest')).Rest }));

/** What lies under the first sheet: brought when somebody comes near it. */
export function Below({ look }: { look: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && setNear(true));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles['below']}>
      {near && (
        <Suspense>
          <Rest look={look} />
        </Suspense>
      )}
    </div>
  );
}
