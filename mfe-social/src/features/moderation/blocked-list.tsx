import { useShell } from '@liminal/client/shell';
import { moderationTexts } from '../../texts/moderation';
import { useBlocked, useUnblock } from './queries';

const words = moderationTexts.list;

/** Whom the member blocked, each with the way back. Nothing to show where there is nobody. */
export function BlockedList() {
  const { toast } = useShell();
  const blocked = useBlocked();
  const unblock = useUnblock();
  if (!blocked.data?.length) return null;
  return (
    <details>
      <summary>
        {words.title} ({blocked.data.length})
      </summary>
      <ul className="stack tight">
        {blocked.data.map(({ id, firstName }) => (
          <li key={id}>
            <button
              type="button"
              className="link-button"
              disabled={unblock.isPending}
              onClick={() =>
                unblock.mutate(id, {
                  onSuccess: () => toast(moderationTexts.block.undone),
                  onError: () => toast({ ...moderationTexts.failed, variant: 'destructive' }),
                })
              }
            >
              {words.undo(firstName)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
