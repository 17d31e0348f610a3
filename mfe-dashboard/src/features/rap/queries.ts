import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { challenges } from '@liminal/contracts/journey/daily-challenges';
import { journey } from '@liminal/contracts/journey/journey';
import { keepRap, keptRaps, makeRap } from '@liminal/contracts/journey/rap';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../texts';

export const useRap = (seed: number) => useQuery(read(makeRap, { query: { seed: String(seed) } }));
export const useKeptRaps = () => useQuery(read(keptRaps));

export function useKeepRap() {
  const cache = useQueryClient();
  const { toast } = useShell();
  return useMutation({
    mutationFn: (seed: number) => call(keepRap, { body: { seed } }),
    onSuccess: async () => {
      toast(texts.rap.toast);
      tellInteraction('rap');
      for (const queryKey of [keyOf(challenges), keyOf(journey)]) void cache.invalidateQueries({ queryKey });
      await cache.invalidateQueries({ queryKey: keyOf(keptRaps) });
    },
    onError: () => toast({ ...texts.rap.notKept, variant: 'destructive' }),
  });
}
