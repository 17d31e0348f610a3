import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { energyMatches } from '@liminal/contracts/matching/energy-matches';
import { getWishes, putWishes, type Wishes } from '@liminal/contracts/matching/wishes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = keyOf(getWishes);

export const useWishes = () => useQuery(read(getWishes));

export function useKeepWishes() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'wishes' },
    mutationFn: (wishes: Wishes) => call(putWishes, { body: wishes }),
    onMutate: (wishes) => void cache.setQueryData(key, wishes),
    onSuccess: (kept) => {
      cache.setQueryData(key, kept);
      void cache.invalidateQueries({ queryKey: keyOf(energyMatches) });
    },
    onError: () => cache.invalidateQueries({ queryKey: key }),
  });
}
