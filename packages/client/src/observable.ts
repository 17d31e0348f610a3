import type { Observable } from './shell';

/** A value with subscribers; setting the same value tells nobody. */
export function createObservable<T>(first: T): Observable<T> & { set: (value: T) => void } {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listen of listeners) listen();
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
