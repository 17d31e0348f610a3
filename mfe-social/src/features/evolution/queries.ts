import { keyOf, read } from '@liminal/client/query';
import { useShell } from '@liminal/client/shell';
import { evolution } from '@liminal/contracts/archetype/evolution';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const moves = new Set(['interaction-scored', 'archetype-evolved', 'archetype-taken']);

/** What moved the pattern; read again whenever the server says that it moved. */
export function useEvolution() {
  const cache = useQueryClient();
  const { onLive } = useShell();
  useEffect(
    () => onLive(({ kind }) => moves.has(kind) && void cache.invalidateQueries({ queryKey: keyOf(evolution) })),
    [cache, onLive],
  );
  return useQuery({ ...read(evolution), staleTime: 0, refetchOnMount: 'always' });
}
