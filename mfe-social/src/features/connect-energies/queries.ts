import { call } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { connectEnergies } from '@liminal/contracts/matching/connect-energies';
import { energyMatches } from '@liminal/contracts/matching/energy-matches';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useConnectEnergies(matchId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(connectEnergies, { params: { id: matchId } }),
    // The server reorders matches after a connection, so the cached list is wrong, not just old.
    onSuccess: () => cache.invalidateQueries({ queryKey: keyOf(energyMatches) }),
  });
}
