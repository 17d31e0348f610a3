import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { feed, replyKindly, type kindReplies } from '@liminal/contracts/matching/feed';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

type Reply = (typeof kindReplies)[number] | null;

export const useFeed = () => useQuery({ ...read(feed), staleTime: 0, refetchOnMount: 'always' });

export function useReply() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reply }: { id: string; reply: Reply }) => call(replyKindly, { params: { id }, body: { reply } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(feed) }),
  });
}
