import { createObservable } from '@liminal/client/observable';
import type { Toast } from '@liminal/client/shell';
import type { Shown } from './toasts';

/** One toast is visible at a time: a new one takes the place of the last. */
export function createToasts() {
  const current = createObservable<Shown | undefined>(undefined);
  let last = 0;
  return {
    current,
    /** Whether there has been one yet. */
    used: (): boolean => last > 0,
    show: (toast: Toast): void => current.set({ ...toast, id: ++last }),
    dismiss: (id: number): void => {
      if (current.get()?.id === id) current.set(undefined);
    },
  };
}
export type ToastQueue = ReturnType<typeof createToasts>;
