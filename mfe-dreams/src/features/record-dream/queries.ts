import { call } from '@liminal/client/call';
import { recordDream, type Dream } from '@liminal/contracts/dreams/dream';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dreamsKey } from '../../shared/dreams';
import type { Written } from './form';

/** One key an act: pressed twice, or sent again after a lost connection, it is one dream. */
export function useRecordDream() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: Written & { key: string }) => call(recordDream, { body, key }),
    onSuccess: (dream) => {
      cache.setQueryData<Dream[]>(
        dreamsKey,
        (dreams) => dreams && [dream, ...dreams.filter(({ id }) => id !== dream.id)],
      );
      return cache.invalidateQueries({ queryKey: dreamsKey });
    },
  });
}
