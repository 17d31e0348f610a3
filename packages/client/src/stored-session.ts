import { forget, recall, store } from './storage';

const key = 'session';

/** Notes until when the session lasts (ms since 1970), so that the next page knows before it asks. */
export const storeSession = (expiresAt: number): void => store(key, { expiresAt });

export const forgetSession = (): void => forget(key);

/** Whether there is a stored session whose end has not passed; an expired one is removed (specification, section 4). */
export function hasStoredSession(now = Date.now()): boolean {
  const session = recall(key) as { expiresAt?: unknown } | null;
  if (typeof session?.expiresAt === 'number' && session.expiresAt > now) return true;
  if (session) forgetSession();
  return false;
}
