import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { deleteAccount, exportAccount } from '@liminal/contracts/account/account';
import { putConsents, type Consents } from '@liminal/contracts/account/consents';
import { changePassword } from '@liminal/contracts/auth/credentials';
import { listSessions, revokeSession } from '@liminal/contracts/auth/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUserChange } from '../../shared/use-user-change';
import { settings } from '../../texts/settings';

export const useSessions = () => useQuery({ ...read(listSessions), staleTime: 0, refetchOnMount: 'always' });

export const useConsents = () =>
  useUserChange(
    async (change: Partial<Consents>, user) => ({
      consents: await call(putConsents, { body: { ...user.consents, ...change } }),
    }),
    { failed: settings.consents.failed },
  );

export function useRevoke() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(revokeSession, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
}

export function useChangePassword() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(changePassword, { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
}

export const useExport = () => useMutation({ mutationFn: () => call(exportAccount) });
export const useDelete = () =>
  useMutation({ mutationFn: (password: string) => call(deleteAccount, { body: { password } }) });
