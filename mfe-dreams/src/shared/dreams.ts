import { call, type CallInput } from '@liminal/client/call';
import { keyOf, read } from '@liminal/client/query';
import { listDreams, type Dream } from '@liminal/contracts/dreams/dream';
import { dreamStatistics } from '@liminal/contracts/dreams/statistics';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Everything read of dreams lies below it: the lists and the statistics. */
export const dreamsKey = keyOf(listDreams);

export type Filters = Omit<NonNullable<CallInput<typeof listDreams>['query']>, 'before' | 'limit'>;
/** What is loaded of a list, and whether there is more. */
type Loaded = { dreams: Dream[]; more: boolean };

const page = 50;
const listsKey = [...dreamsKey, 'list'];

async function load(filters: Filters, before?: string): Promise<Loaded> {
  const dreams = await call(listDreams, { query: { ...filters, limit: String(page), ...(before && { before }) } });
  return { dreams, more: dreams.length === page };
}

/** The dreams that fit, a page at first and more as they are asked for. */
export function useDreams(filters: Filters = {}) {
  const cache = useQueryClient();
  const queryKey = [...listsKey, filters];
  const list = useQuery({ queryKey, queryFn: () => load(filters) });
  const next = useMutation({
    mutationFn: () => load(filters, list.data?.dreams.at(-1)?.id),
    onSuccess: ({ dreams, more }) =>
      cache.setQueryData<Loaded>(queryKey, (loaded) => {
        const known = new Set(loaded?.dreams.map(({ id }) => id));
        return loaded && { dreams: [...loaded.dreams, ...dreams.filter(({ id }) => !known.has(id))], more };
      }),
  });
  return {
    ...list,
    dreams: list.data?.dreams,
    more: list.data?.more ?? false,
    loadMore: () => {
      if (list.data?.more && !next.isPending) next.mutate();
    },
  };
}

export const useStatistics = () => useQuery(read(dreamStatistics));

/** Changes every list in place: who reads far down in one stays there. What was counted is counted anew. */
export function useChangeDreams() {
  const cache = useQueryClient();
  const change = (changed: (dreams: Dream[]) => Dream[]) => {
    cache.setQueriesData<Loaded>(
      { queryKey: listsKey },
      (loaded) => loaded && { ...loaded, dreams: changed(loaded.dreams) },
    );
    return cache.invalidateQueries({ queryKey: keyOf(dreamStatistics) });
  };
  return {
    show: (dream: Dream) => change((dreams) => dreams.map((each) => (each.id === dream.id ? dream : each))),
    drop: (id: string) => change((dreams) => dreams.filter((each) => each.id !== id)),
  };
}
