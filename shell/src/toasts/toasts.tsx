import type { Observable, Toast as ToastContent } from '@liminal/client/shell';
import { useObservable } from '@liminal/client/shell';
import { Icon } from '@liminal/ui/icon';
import { close } from '@liminal/ui/icons';
import * as Toast from '@radix-ui/react-toast';
import { texts } from '../texts';

export type Shown = ToastContent & { id: number };

/** ms a toast stays unless it says otherwise (specification, section 8). */
const usual = 5_000;

/** The notification area: one toast at a time, F8 focuses it, a swipe of 50 px to the right dismisses. */
export function Toasts({
  current,
  dismiss,
}: {
  current: Observable<Shown | undefined>;
  dismiss: (id: number) => void;
}) {
  const toast = useObservable(current);
  return (
    <Toast.Provider duration={usual} swipeDirection="right" swipeThreshold={50} label={texts.notifications}>
      {toast && (
        <Toast.Root
          key={toast.id}
          className={`toast ${toast.variant === 'destructive' ? 'destructive' : ''}`}
          duration={toast.duration ?? usual}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => !open && dismiss(toast.id)}
        >
          <div className="said">
            <Toast.Title asChild>
              <strong>{toast.title}</strong>
            </Toast.Title>
            {toast.description && <Toast.Description className="small muted">{toast.description}</Toast.Description>}
            {toast.action && (
              <Toast.Action asChild altText={toast.action.label}>
                <button type="button" className="link-button" onClick={toast.action.act}>
                  {toast.action.label}
                </button>
              </Toast.Action>
            )}
          </div>
          <Toast.Close className="icon-button" aria-label={texts.close}>
            <Icon path={close} />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" hotkey={['F8']} label={texts.notifications} />
    </Toast.Provider>
  );
}
