import { call } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { getSoulPattern, interaction, setSoulPattern } from '@liminal/contracts/archetype/soul-pattern';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useSoulPattern = () => useQuery(read(getSoulPattern));

export function useTakePattern() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (archetype: SoulPattern) => call(setSoulPattern, { body: { archetype } }),
    onSuccess: (held) => cache.setQueryData(keyOf(getSoulPattern), held),
  });
}

/** The score rises later, through the event: the live stream then makes the cached one stale. */
export const useInteraction = () => useMutation({ mutationFn: () => call(interaction) });
