import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { getPresence, putPresence, type Presence } from '@liminal/contracts/matching/presence';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = keyOf(getPresence);

export const usePresence = () => useQuery(read(getPresence));

export function useKeepPresence() {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: 'presence' },
    mutationFn: (body: Presence) => call(putPresence, { body }),
    onMutate: (wanted) => void cache.setQueryData(key, wanted),
    onError: () => cache.invalidateQueries({ queryKey: key }),
  });
}
