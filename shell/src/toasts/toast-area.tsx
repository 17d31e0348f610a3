import { useEffect, useState, type ComponentType } from 'react';
import type { ToastQueue } from './queue';

type Props = Pick<ToastQueue, 'current' | 'dismiss'>;

/** The notification area, fetched with the first toast. Where it cannot be fetched, the page goes on and it comes with the connection. */
export function ToastArea(props: Props) {
  const [Toasts, setToasts] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (Toasts) return;
    const load = () =>
      void import(/* webpackChunkName: 'toasts' */ './toasts').then(
        (module) => setToasts(() => module.Toasts),
        () => undefined,
      );
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [Toasts]);
  return Toasts && <Toasts {...props} />;
}
