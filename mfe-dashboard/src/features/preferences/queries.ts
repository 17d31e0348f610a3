import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { useMember, useShell } from '@liminal/client/shell';
import { putDay, putPreferences, putProfile, type Preferences } from '@liminal/contracts/account/preferences';
import { currentUser, type CurrentUser } from '@liminal/contracts/auth/current-user';
import { challenges } from '@liminal/contracts/journey/challenges';
import { journey, putFreeze } from '@liminal/contracts/journey/journey';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settings } from '../../texts/settings';

const userKey = keyOf(currentUser);

/**
 * What changes the member as the page knows them; a failure is told, and what was shown before stands. One change waits for the
 * one before it, so that each begins with what was kept last.
 */
function useUserChange<Given>(
  send: (given: Given, user: CurrentUser) => Promise<Partial<CurrentUser>>,
  then?: () => Promise<unknown>,
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
    onError: () => toast({ ...settings.failed, variant: 'destructive' }),
  });
}

/** Changes some preferences of the member's; the others stay. */
export function usePreferences() {
  const { preferences } = useMember();
  const { mutate } = useUserChange(async (change: Partial<Preferences>, user) => ({
    preferences: await call(putPreferences, { body: { ...user.preferences, ...change } }),
  }));
  // While a choice is on its way it is shown as made.
  const [wish, setWish] = useState<Partial<Preferences>>({});
  const change = (changed: Partial<Preferences>) => {
    setWish(changed);
    mutate(changed, { onSettled: () => setWish({}) });
  };
  return { preferences: { ...preferences, ...wish }, change };
}

export const useProfile = () => useUserChange((firstName: string) => call(putProfile, { body: { firstName } }));

export function useDay() {
  const cache = useQueryClient();
  return useUserChange(
    (body: { dayStartsAt: number; zone: string }) => call(putDay, { body }),
    () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(journey) }),
        cache.invalidateQueries({ queryKey: keyOf(challenges) }),
      ]),
  );
}

/** Whether missed days are frozen, as it stands or was just wished. */
export function useFreeze(on: boolean) {
  const cache = useQueryClient();
  const { toast } = useShell();
  const [wish, setWish] = useState<boolean>();
  const { mutate } = useMutation({
    mutationFn: (wanted: boolean) => call(putFreeze, { body: { on: wanted } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(journey) }),
    onError: () => toast({ ...settings.failed, variant: 'destructive' }),
    onSettled: () => setWish(undefined),
  });
  const change = (wanted: boolean) => {
    setWish(wanted);
    mutate(wanted);
  };
  return { on: wish ?? on, change };
}
