import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { useMember, useShell } from '@liminal/client/shell';
import { putDay, putPreferences, putProfile, type Preferences } from '@liminal/contracts/account/preferences';
import { challenges } from '@liminal/contracts/journey/daily-challenges';
import { journey, putFreeze } from '@liminal/contracts/journey/journey';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUserChange } from '../../shared/use-user-change';
import { settings } from '../../texts/settings';

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
  return useUserChange((body: { dayStartsAt: number; zone: string }) => call(putDay, { body }), {
    then: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(journey) }),
        cache.invalidateQueries({ queryKey: keyOf(challenges) }),
      ]),
  });
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
