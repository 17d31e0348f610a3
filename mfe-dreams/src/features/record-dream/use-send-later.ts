import { call } from '@liminal/client/call';
import { HttpError, isUnauthorized } from '@liminal/client/http-error';
import { useMember, useShell } from '@liminal/client/shell';
import { recordDream } from '@liminal/contracts/dreams/dream';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { dreamsKey } from '../../shared/dreams';
import { texts } from '../../texts';
import { keepUnsent, unsentOf, type Unsent } from './unsent';

/** ms between two tries. */
const again = 5_000;

/** Only one tab sends at a time: the key makes a repeat harmless, this makes it rare. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request('liminal-dreams', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work();

/** Dreams that were written without a connection: kept on the device, sent when there is one, each once. */
export function useSendLater() {
  const { id } = useMember();
  const { toast, sessionLost } = useShell();
  const cache = useQueryClient();
  const [waiting, setWaiting] = useState(() => unsentOf(id).length);
  const [refused, setRefused] = useState(false);

  const flush = useCallback(
    () =>
      inTurn(async () => {
        let sent = 0;
        let turnedAway = false;
        for (const { key, createdAt, interpret, dream } of unsentOf(id)) {
          try {
            await call(recordDream, { body: { ...dream, interpret, createdAt }, key });
            sent += 1;
          } catch (error) {
            if (isUnauthorized(error)) return sessionLost();
            // Refused as it is: it stays, and is said to wait, but asking again and again would change nothing.
            if (error instanceof HttpError && error.status < 500 && error.status !== 429) {
              turnedAway = true;
              continue;
            }
            break;
          }
          keepUnsent(
            id,
            unsentOf(id).filter((each) => each.key !== key),
          );
        }
        setRefused(turnedAway);
        setWaiting(unsentOf(id).length);
        if (sent === 0) return;
        toast(texts.toasts.sent(sent));
        await cache.invalidateQueries({ queryKey: dreamsKey });
      }),
    [id, cache, toast, sessionLost],
  );

  useEffect(() => {
    const go = () => void flush();
    if (navigator.onLine) go();
    addEventListener('online', go);
    return () => removeEventListener('online', go);
  }, [flush]);

  // A connection is said to be there before it carries anything: as long as something waits, it is tried again.
  useEffect(() => {
    if (waiting === 0 || refused) return;
    const timer = setInterval(() => navigator.onLine && void flush(), again);
    return () => clearInterval(timer);
  }, [waiting, refused, flush]);

  const later = (unsent: Unsent) => {
    keepUnsent(id, [...unsentOf(id), unsent]);
    setWaiting(unsentOf(id).length);
  };
  return { waiting, refused, later, flush };
}
