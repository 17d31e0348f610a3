import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { energyMatches } from '@liminal/contracts/matching/energy-matches';
import { connectKindred, findKindredMatches, kindredMatches } from '@liminal/contracts/matching/oracle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = keyOf(kindredMatches);

export const useKindred = () => useQuery({ ...read(kindredMatches), staleTime: 0, refetchOnMount: 'always' });

export function useFindKindred() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(findKindredMatches),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

export function useConnectKindred(userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(connectKindred, { params: { userId } }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: keyOf(energyMatches) });
      return cache.invalidateQueries({ queryKey: key });
    },
  });
}
