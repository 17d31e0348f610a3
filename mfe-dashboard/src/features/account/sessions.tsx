import { useShell } from '@liminal/client/shell';
import { texts } from '../../texts';
import { useRevoke, useSessions } from './queries';

const words = texts.account;
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Every open session, each of which can be ended. */
export function Sessions() {
  const { toast } = useShell();
  const sessions = useSessions();
  const revoke = useRevoke();
  return (
    <section aria-labelledby="sessions" aria-busy={sessions.isPending}>
      <h2 className="heading" id="sessions">
        {words.sessions}
      </h2>
      <div>
        {sessions.data?.map(({ id, device, lastSeenAt, current }) => (
          <div key={id} className="row">
            <span>
              {device}
              <span className="caption">
                {' '}
                {current ? words.current : `${words.seen} ${when.format(new Date(lastSeenAt))}`}
              </span>
            </span>
            {!current && (
              <button
                type="button"
                className="button"
                aria-label={`${words.revoke}: ${device}`}
                onClick={() => revoke.mutate(id, { onSuccess: () => toast(words.revoked) })}
              >
                {words.revoke}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
