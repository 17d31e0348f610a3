import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { useShell } from '@liminal/client/shell';
import { journey } from '@liminal/contracts/journey/journey';
import { currentProfile, updateProfile } from '@liminal/contracts/journey/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { texts } from '../texts';
import { symbolicLevels } from './symbolic-levels';

/** What a check-in and a quiz also do: draw new symbolic levels (specification, section 4). A failure is told, and costs nothing else. */
export function useProfileUpdate() {
  const cache = useQueryClient();
  const { toast } = useShell();
  return useMutation({
    mutationFn: () => call(updateProfile, { body: symbolicLevels(Math.random) }),
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keyOf(currentProfile) }),
        cache.invalidateQueries({ queryKey: keyOf(journey) }),
      ]),
    onError: () => toast(texts.interference),
  });
}
