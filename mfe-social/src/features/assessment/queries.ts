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
    // One run through the questions is one assessment, however often its button is pressed.
    mutationFn: ({ key, ...body }: BodyOf<typeof takeAssessment> & { key: string }) =>
      call(takeAssessment, { body, key }),
    onSuccess: ({ assessment }) => {
      cache.setQueryData<Assessment[]>(keyOf(assessments), (before = []) => [
        assessment,
        ...before.filter(({ id }) => id !== assessment.id),
      ]);
      void cache.invalidateQueries({ queryKey: keyOf(matches) });
    },
  });
}
