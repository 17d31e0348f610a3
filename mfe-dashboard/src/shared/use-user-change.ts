import { keyOf } from '@liminal/client/query';
import { useMember, useShell } from '@liminal/client/shell';
import { currentUser, type CurrentUser } from '@liminal/contracts/auth/current-user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settings } from '../texts/settings';

const userKey = keyOf(currentUser);

/**
 * What changes the member as the page knows them; a failure is told, and what was shown before stands. One change waits for the
 * one before it, so that each begins with what was kept last.
 */
export function useUserChange<Given>(
  send: (given: Given, user: CurrentUser) => Promise<Partial<CurrentUser>>,
  { then, failed = settings.failed }: { then?: () => Promise<unknown>; failed?: typeof settings.failed } = {},
) {
  const cache = useQueryClient();
  const { toast } = useShell();
  const member = useMember();
  return useMutation({
    scope: { id: 'member' },
    mutationFn: (given: Given) => send(given, cache.getQueryData<CurrentUser>(userKey) ?? member),
    onSuccess: async (changed) => {
      cache.setQueryData<CurrentUser>(userKey, (user) => user && { ...user, ...changed });
      await then?.();
    },
    onError: () => toast({ ...failed, variant: 'destructive' }),
  });
}
