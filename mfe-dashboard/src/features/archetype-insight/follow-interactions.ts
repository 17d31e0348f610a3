import { onInteraction } from '@liminal/client/interaction';
import { useShell } from '@liminal/client/shell';
import { archetypeNames } from '@liminal/ui/archetype-names';
import { useEffect } from 'react';
import { texts } from '../../texts';
import { useInteraction } from './queries';

/** Every 'consciousness-interaction' on the page is told to the server, while the member holds a pattern. */
export function useFollowInteractions(archetype: string | null | undefined): void {
  const { toast } = useShell();
  const { mutate } = useInteraction();
  useEffect(() => {
    if (!archetype) return undefined;
    const tell = () =>
      mutate(undefined, {
        onSuccess: ({ evolved, newArchetype }) => {
          if (evolved && newArchetype) toast(texts.insight.evolved(archetypeNames[newArchetype] ?? newArchetype));
        },
        onError: () =>
          toast({
            ...texts.insight.attuneFailed,
            variant: 'destructive',
            action: { label: texts.failed.retry, act: tell },
          }),
      });
    return onInteraction(tell);
  }, [archetype, mutate, toast]);
}
