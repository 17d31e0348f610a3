import { createObservable } from '@liminal/client/observable';
import type { Mode } from '@liminal/client/shell';
import { recallForever, store } from '@liminal/client/storage';

const key = 'mode';

/** The sheet's light: mystical or normal. Kept, and the same in every tab. */
export function createMode() {
  const mode = createObservable<Mode>(recallForever(key) === 'normal' ? 'normal' : 'mystical');
  const show = () => {
    document.documentElement.dataset['mode'] = mode.get();
  };
  mode.subscribe(show);
  show();
  addEventListener('storage', (event) => {
    if (event.key === `liminal_${key}`) mode.set(recallForever(key) === 'normal' ? 'normal' : 'mystical');
  });
  return {
    ...mode,
    set: (next: Mode) => {
      store(key, next);
      mode.set(next);
    },
  };
}
