import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import type { BodyOf } from '@liminal/contracts/define';
import { endConnection } from '@liminal/contracts/matching/end-connection';
import { energyMatches } from '@liminal/contracts/matching/energy-matches';
import { blockedMembers, blockMember, reportMember, unblockMember } from '@liminal/contracts/matching/moderation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Everywhere that shows people: after a block or a parting all of it is wrong. */
const showingPeople = [keyOf(energyMatches), keyOf(blockedMembers), ['api', 'archetype'], ['api', 'social']];

function useChange<Given, Got>(send: (given: Given) => Promise<Got>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      for (const queryKey of showingPeople) void cache.invalidateQueries({ queryKey });
    },
  });
}

export const useBlock = () => useChange((memberId: string) => call(blockMember, { body: { memberId } }));
export const useUnblock = () => useChange((memberId: string) => call(unblockMember, { params: { memberId } }));
export const useEnd = () => useChange((id: string) => call(endConnection, { params: { id } }));
export const useReport = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof reportMember>) => call(reportMember, { body }) });
export const useBlocked = () => useQuery({ ...read(blockedMembers), staleTime: 0, refetchOnMount: 'always' });
