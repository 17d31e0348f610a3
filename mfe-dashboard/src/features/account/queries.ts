import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { deleteAccount, exportAccount } from '@liminal/contracts/account/account';
import { putConsents, type Consents } from '@liminal/contracts/account/consents';
import { changePassword } from '@liminal/contracts/auth/credentials';
import { currentUser, type CurrentUser } from '@liminal/contracts/auth/current-user';
import { listSessions, revokeSession } from '@liminal/contracts/auth/sessions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useSessions = () => useQuery({ ...read(listSessions), staleTime: 0, refetchOnMount: 'always' });

export function useConsents() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (consents: Consents) => call(putConsents, { body: consents }),
    onSuccess: (consents) =>
      cache.setQueryData<CurrentUser>(keyOf(currentUser), (user) => user && { ...user, consents }),
  });
}

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
