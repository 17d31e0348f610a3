import type { ReplyOf, Route } from '@liminal/contracts/define';
import { call, pathOf, type CallInput } from './call';
import { isUnauthorized } from './http-error';

/** A read's place in the cache: its path's segments, so that invalidating `/api/user` reaches everything below it. */
export function keyOf(
  route: Route,
  input: { params?: Record<string, unknown>; query?: Record<string, string | number | boolean | undefined> } = {},
): string[] {
  const { pathname, searchParams } = new URL(pathOf(route, input), 'http://here');
  return [...pathname.split('/').filter(Boolean), ...searchParams.values()];
}

type Empty = Record<string, never>;

/** Options for `useQuery`: key and fetcher of a read, both from its contract. */
export const read = <R extends Route>(route: R, input?: Omit<CallInput<R>, 'key'>) => ({
  queryKey: keyOf(route, (input ?? {}) as Empty),
  queryFn: () => (call as (route: Route, input?: unknown) => Promise<ReplyOf<R>>)(route, input),
});

/** The same, where being signed out is no error but null (specification, section 7). */
export const readOrNull = <R extends Route>(route: R, input?: Omit<CallInput<R>, 'key'>) => ({
  queryKey: keyOf(route, (input ?? {}) as Empty),
  queryFn: (): Promise<ReplyOf<R> | null> =>
    read(route, input)
      .queryFn()
      .catch((error: unknown) => {
        if (isUnauthorized(error)) return null;
        throw error;
      }),
});
