import { call } from '@liminal/client/call';
import { useShell } from '@liminal/client/shell';
import { correctClaim, interpretDream } from '@liminal/contracts/dreams/dream';
import { useMutation } from '@tanstack/react-query';
import { useChangeDreams } from '../dreams';
import { texts } from '../../texts';

/** The member's own word on a claim. */
export function useCorrect(id: string) {
  const { show } = useChangeDreams();
  const { toast } = useShell();
  return useMutation({
    mutationFn: (body: { claim: string; code: string | null }) => call(correctClaim, { params: { id }, body }),
    onSuccess: (dream) => show(dream),
    onError: () => toast({ ...texts.claims.failed, variant: 'destructive' }),
  });
}

/** Reads a dream that was kept without, or once more with the reader of today. */
export function useInterpret(id: string) {
  const { show } = useChangeDreams();
  const { toast } = useShell();
  return useMutation({
    mutationFn: () => call(interpretDream, { params: { id } }),
    onSuccess: (dream) => show(dream),
    onError: () => toast({ ...texts.toasts.failed, variant: 'destructive' }),
  });
}
