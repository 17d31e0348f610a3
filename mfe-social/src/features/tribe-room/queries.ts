import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { answerPrompt, joinTribeRoom, tribeRoom, type TribeRoom } from '@liminal/contracts/archetype/tribe-room';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const key = keyOf(tribeRoom);

/** Others write while the page is open: it is asked again now and then, while somebody looks at it. */
export const useTribeRoom = () =>
  useQuery({ ...read(tribeRoom), staleTime: 0, refetchOnMount: 'always', refetchInterval: 30_000 });

function useKept<Given>(send: (given: Given) => Promise<TribeRoom>) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: send, onSuccess: (room) => cache.setQueryData(key, room) });
}

export const useJoinRoom = () => useKept((joined: boolean) => call(joinTribeRoom, { body: { joined } }));
export const useAnswerPrompt = () => useKept((text: string) => call(answerPrompt, { body: { text } }));
