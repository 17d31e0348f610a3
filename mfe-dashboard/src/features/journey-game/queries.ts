import { call, type CallInput } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { challenges } from '@liminal/contracts/journey/daily-challenges';
import { game, moveGame } from '@liminal/contracts/journey/journey-game';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { words } from './words';

export type Move = CallInput<typeof moveGame>['body'];

export const useGame = () => useQuery(read(game));

/** One move; the answer is where the game stands then. A move that another tab made first shows what that tab sees. */
export function useMove() {
  const cache = useQueryClient();
  const { toast } = useShell();
  return useMutation({
    mutationFn: (body: Move) => call(moveGame, { body }),
    onSuccess: (now, { move }) => {
      cache.setQueryData(keyOf(game), now);
      if (move !== 'complete') return;
      tellInteraction('journey');
      void cache.invalidateQueries({ queryKey: keyOf(challenges) });
    },
    onError: () => {
      toast({ ...words.failed, variant: 'destructive' });
      void cache.invalidateQueries({ queryKey: keyOf(game) });
    },
  });
}
