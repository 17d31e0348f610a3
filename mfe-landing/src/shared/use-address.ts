import { useSyncExternalStore } from 'react';

// single-spa says when the address has changed without a load; `popstate` is the browser's own word for back and forward.
const changes = ['single-spa:routing-event', 'popstate'];

const subscribe = (listen: () => void): (() => void) => {
  for (const change of changes) addEventListener(change, listen);
  return () => changes.forEach((change) => removeEventListener(change, listen));
};

/** The path and query this page stands at. */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => location.pathname + location.search);
