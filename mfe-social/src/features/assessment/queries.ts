import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import type { BodyOf } from '@liminal/contracts/define';
import { assessments, takeAssessment, type Assessment } from '@liminal/contracts/matching/assessment';
import { matches } from '@liminal/contracts/matching/matches';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useAssessments = () => useQuery(read(assessments));
export const useMatches = () => useQuery({ ...read(matches), staleTime: 0, refetchOnMount: 'always' });

export function useTakeAssessment() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof takeAssessment>) => call(takeAssessment, { body }),
    onSuccess: ({ assessment }) => {
      cache.setQueryData<Assessment[]>(keyOf(assessments), (before = []) => [assessment, ...before]);
      void cache.invalidateQueries({ queryKey: keyOf(matches) });
    },
  });
}
