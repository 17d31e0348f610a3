import { createObservable } from '@liminal/client/observable';
import type { Observable, Session } from '@liminal/client/shell';

/** Whether nothing may move: the device asks for it, or the member has set their intensity to calm. Drawings read it off the page. */
export function createStillness(session: Observable<Session>): Observable<boolean> {
  const device = matchMedia('(prefers-reduced-motion: reduce)');
  const still = createObservable(device.matches);
  const look = () => {
    const now = session.get();
    const intensity = now.status === 'signed-in' ? now.user.preferences.intensity : null;
    still.set(device.matches || intensity === 0);
    document.documentElement.dataset['motion'] = still.get() ? 'still' : 'moving';
  };
  device.addEventListener('change', look);
  session.subscribe(look);
  look();
  return still;
}
