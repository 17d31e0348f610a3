import { call } from '@liminal/client/call';
import { useShell } from '@liminal/client/shell';
import { deleteDream, editDream, restoreDream, type Dream, type Written } from '@liminal/contracts/dreams/dream';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dreamsKey, useChangeDreams } from '../../shared/dreams';
import { texts } from '../../texts';

const failed = { ...texts.edit.failed, variant: 'destructive' } as const;

export function useEditDream(id: string) {
  const { show } = useChangeDreams();
  const { toast } = useShell();
  return useMutation({
    mutationFn: (body: Written) => call(editDream, { params: { id }, body }),
    onSuccess: (dream) => show(dream),
    onError: () => toast(failed),
  });
}

/** Puts a dream away at once; the toast brings it back. */
export function useDeleteDream() {
  const cache = useQueryClient();
  const { toast } = useShell();
  const { drop } = useChangeDreams();
  const reread = () => cache.invalidateQueries({ queryKey: dreamsKey });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreDream, { params: { id } }),
    onSuccess: reread,
    onError: () => toast(failed),
  });
  return useMutation({
    mutationFn: ({ id }: Dream) => call(deleteDream, { params: { id } }),
    onSuccess: (_, { id, title }) => {
      toast({
        ...texts.edit.away(title),
        action: { label: texts.edit.undo, act: () => restore.mutate(id) },
        duration: 15_000,
      });
      return drop(id);
    },
    onError: () => toast(failed),
  });
}
