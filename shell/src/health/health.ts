import { send } from '@liminal/client/call';
import { hasStoredSession } from '@liminal/client/stored-session';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { securityProblems } from './security-check';
import { createTimings } from './timings';

/** ms between two looks at the memory (specification, section 9). */
const memoryEvery = 30_000;

const report = ({ name, value, rating }: Metric): void => {
  send({ method: 'post', path: '/api/registry/vitals' }, { body: { name, value, rating } }).catch(() => undefined);
};

/** What Chromium alone tells: bytes of the page's own heap. */
const usedMemory = (): number | undefined =>
  (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;

/** Looks after the page while somebody uses it: memory, times of requests, web vitals. Comes after the page itself. */
export function startHealth(): void {
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
  const timings = createTimings();
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) timings.add(new URL(name).pathname, duration);
  }).observe({ type: 'resource', buffered: true });
  setInterval(() => {
    const bytes = usedMemory();
    if (document.hidden || bytes === undefined) return;
    const slowest = timings.summary()[0];
    // oxlint-disable-next-line no-console -- the specification's memory log
    console.info(
      `Liminal: ${Math.round(bytes / 1_048_576)} MB in use, slowest ${slowest?.name} ${slowest?.median.toFixed(0)} ms`,
    );
  }, memoryEvery);
}

/** Says in the console what is not as it should be around a signed-in page. */
export function checkSecurity(): void {
  const problems = securityProblems({
    policy: document.querySelector('meta[http-equiv="content-security-policy" i]') !== null,
    session: hasStoredSession(),
    protocol: location.protocol,
    hostname: location.hostname,
  });
  if (problems.length > 0) console.warn(`Liminal security check: ${problems.join(', ')}`);
}
