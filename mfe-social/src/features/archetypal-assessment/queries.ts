import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import {
  archetypalAssessments,
  takeArchetypalAssessment,
  type ArchetypalResult,
} from '@liminal/contracts/archetype/archetypal-assessment';
import { scoreArchetypes, type ArchetypalAnswers } from '@liminal/contracts/archetype/archetypal-score';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jungianWords } from '../../shared/jungians';

const key = keyOf(archetypalAssessments);

export const useArchetypalResults = () => useQuery(read(archetypalAssessments));

export function useKeepResult() {
  const cache = useQueryClient();
  return useMutation({
    // Eight answers are one result, however often they are sent.
    mutationFn: ({ answers, key }: { answers: ArchetypalAnswers; key: string }) => {
      const { archetype, confidence } = scoreArchetypes(answers);
      const { lighting, scent, sound, groupRole } = jungianWords[archetype].environment;
      const environmentalProfile = { lighting, scent, sound, groupRole };
      return call(takeArchetypalAssessment, { key, body: { archetype, confidence, answers, environmentalProfile } });
    },
    onSuccess: (result) => {
      cache.setQueryData<ArchetypalResult[]>(key, (before = []) => [
        result,
        ...before.filter(({ id }) => id !== result.id),
      ]);
      // Everything under /api/user may now read differently (specification, section 7).
      void cache.invalidateQueries({ queryKey: ['api', 'user'] });
    },
  });
}
