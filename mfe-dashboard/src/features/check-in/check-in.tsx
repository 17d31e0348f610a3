import { useShell } from '@liminal/client/shell';
import { tellInteraction } from '@liminal/client/interaction';
import type { Journey } from '@liminal/contracts/journey/journey';
import { texts } from '../../texts';
import { useCheckIn } from './queries';

/** Once a day; the server decides whose day it is. */
export function CheckIn({ journey }: { journey: Journey }) {
  const { toast } = useShell();
  const checkIn = useCheckIn(() => toast(texts.interference));
  const done = journey.checkedInToday;
  return (
    <button
      type="button"
      className="button primary wide"
      disabled={done}
      aria-disabled={checkIn.isPending}
      onClick={() => {
        if (checkIn.isPending) return;
        checkIn.mutate(undefined, {
          onSuccess: () => {
            toast(texts.checkIn.toast);
            tellInteraction('check-in');
          },
        });
      }}
    >
      {done ? texts.checkIn.done : texts.checkIn.button}
    </button>
  );
}
