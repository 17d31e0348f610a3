import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { journey } from '@liminal/contracts/journey/journey';
import { takeQuiz, type QuizAnswers } from '@liminal/contracts/journey/quiz';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useTakeQuiz() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (answers: QuizAnswers) => call(takeQuiz, { body: { answers } }),
    onSuccess: ({ journey: now }) => void cache.setQueryData(keyOf(journey), now),
  });
}
