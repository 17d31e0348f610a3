import { useEffect, useRef } from 'react';
import { useShell } from './shell';

/** Room for a tab that some remote contributes. */
export function TabSlot({ id }: { id: string }) {
  const shell = useShell();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const mounted = shell.mountTab(id, element);
    return () => void mounted.unmount();
  }, [shell, id]);
  return <div ref={room} className="slot" data-tab={id} />;
}
