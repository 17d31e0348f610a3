import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { aiInsights, analyzeBehavior, behavioralPatterns, oracleSources } from '@liminal/contracts/matching/oracle';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useSources = () => useQuery({ ...read(oracleSources), staleTime: 0, refetchOnMount: 'always' });
export const usePatterns = () => useQuery(read(behavioralPatterns));
export const useInsights = () => useQuery(read(aiInsights));

export function useAnalyze() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(analyzeBehavior),
    onSuccess: () =>
      Promise.all([behavioralPatterns, aiInsights].map((route) => cache.invalidateQueries({ queryKey: keyOf(route) }))),
  });
}
