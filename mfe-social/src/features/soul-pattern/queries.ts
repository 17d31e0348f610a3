import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { evolution } from '@liminal/contracts/archetype/evolution';
import { getSoulPattern, setSoulPattern } from '@liminal/contracts/archetype/soul-pattern';
import { tribeRoom } from '@liminal/contracts/archetype/tribe-room';
import type { SoulPattern } from '@liminal/contracts/vocabulary';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useTakePattern() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (archetype: SoulPattern) => call(setSoulPattern, { body: { archetype } }),
    onSuccess: (held) => {
      cache.setQueryData(keyOf(getSoulPattern), held);
      // Another pattern has another way on and another room.
      void cache.invalidateQueries({ queryKey: keyOf(evolution) });
      void cache.invalidateQueries({ queryKey: keyOf(tribeRoom) });
    },
  });
}
