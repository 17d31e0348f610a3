import { call, type CallInput } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { journey } from '@liminal/contracts/journey/journey';
import { currentProfile, onboard } from '@liminal/contracts/journey/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Answers = CallInput<typeof onboard>['body']['answers'];

export function useOnboard() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answers: Answers) => call(onboard, { body: { answers, timestamp: new Date().toISOString() } }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: keyOf(journey) });
      await cache.invalidateQueries({ queryKey: keyOf(currentProfile) });
    },
  });
}
