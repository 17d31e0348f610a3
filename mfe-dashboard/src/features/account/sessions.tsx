import { useShell } from '@liminal/client/shell';
import { settings } from '../../texts/settings';
import { useRevoke, useSessions } from './queries';

const words = settings.sessions;
const when = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Every open session, each of which can be ended. */
export function Sessions() {
  const { toast } = useShell();
  const sessions = useSessions();
  const revoke = useRevoke();
  return (
    <section id="sessions" aria-labelledby="sessions-title" aria-busy={sessions.isPending}>
      <h2 className="heading" id="sessions-title">
        {words.title}
      </h2>
      {sessions.isError && (
        <div className="row" role="alert">
          <span>{words.failed}</span>
          <button type="button" className="button" onClick={() => void sessions.refetch()}>
            {words.retry}
          </button>
        </div>
      )}
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
