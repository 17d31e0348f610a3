import { call } from '@liminal/client/call';
import { recordDream, type Written } from '@liminal/contracts/dreams/dream';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dreamsKey } from '../../shared/dreams';

/** One key an act: pressed twice, or sent again after a lost connection, it is one dream. */
export function useRecordDream() {
  const cache = useQueryClient();
  return useMutation({
    // A lost connection is told at once, not waited for.
    networkMode: 'always',
    mutationFn: ({ key, ...body }: Written & { interpret: boolean; key: string }) => call(recordDream, { body, key }),
    onSuccess: () => cache.invalidateQueries({ queryKey: dreamsKey }),
  });
}
