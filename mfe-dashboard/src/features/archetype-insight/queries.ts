import { call } from '@liminal/client/call';
import { read } from '@liminal/client/query';
import { getSoulPattern, interaction } from '@liminal/contracts/archetype/soul-pattern';
import { useMutation, useQuery } from '@tanstack/react-query';

export const useSoulPattern = () => useQuery(read(getSoulPattern));

/** The score rises later, through the event: the live stream then makes the cached one stale. */
export const useInteraction = () => useMutation({ mutationFn: () => call(interaction) });
