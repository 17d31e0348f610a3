import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { checkIn, journey } from '@liminal/contracts/journey/journey';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useProfileUpdate } from '../../shared/profile-update';

export function useCheckIn(onFailure: () => void) {
  const cache = useQueryClient();
  const update = useProfileUpdate();
  return useMutation({
    mutationFn: () => call(checkIn),
    onSuccess: ({ awarded, journey: now }) => {
      cache.setQueryData(keyOf(journey), now);
      if (awarded > 0) update.mutate();
    },
    onError: onFailure,
  });
}
