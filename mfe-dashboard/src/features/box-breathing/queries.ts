import { call, type CallInput } from '@liminal/client/call';
import { keyOf } from '@liminal/client/query';
import { tellInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { challenges } from '@liminal/contracts/journey/daily-challenges';
import { journey } from '@liminal/contracts/journey/journey';
import { logPractice } from '@liminal/contracts/journey/practice';
import { useQueryClient } from '@tanstack/react-query';
import { texts } from '../../texts';

type Practice = CallInput<typeof logPractice>['body'];
const words = texts.breathing;

/** Sends what was practised; when that fails it can be sent again, and counts once. It outlives the page that practised. */
export function useLogPractice(): (practice: Practice) => void {
  const cache = useQueryClient();
  const { toast } = useShell();
  const log = async (practice: Practice): Promise<void> => {
    try {
      const { awarded } = await call(logPractice, { body: practice });
      tellInteraction('practice');
      toast(words.counted(practice.seconds, awarded));
      for (const queryKey of [keyOf(challenges), keyOf(journey)]) void cache.invalidateQueries({ queryKey });
    } catch {
      toast({ ...words.failed, variant: 'destructive', action: { label: words.again, act: () => void log(practice) } });
    }
  };
  return (practice) => void log(practice);
}
