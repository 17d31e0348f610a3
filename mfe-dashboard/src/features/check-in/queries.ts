import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { checkIn, journey } from '@liminal/contracts/journey/journey';
import { currentProfile, updateProfile } from '@liminal/contracts/journey/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { symbolicLevels } from './symbolic-levels';

/** A check-in also draws new symbolic levels (specification, section 4). */
export function useCheckIn(onFailure: () => void) {
  const cache = useQueryClient();
  const update = useMutation({
    mutationFn: () => call(updateProfile, { body: symbolicLevels(Math.random) }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(currentProfile) }),
        cache.invalidateQueries({ queryKey: keyOf(journey) }),
      ]),
    onError: onFailure,
  });
  return useMutation({
    mutationFn: () => call(checkIn),
    onSuccess: ({ awarded, journey: now }) => {
      cache.setQueryData(keyOf(journey), now);
      if (awarded > 0) update.mutate();
    },
    onError: onFailure,
  });
}
