import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The one cache of the page, with the specification's defaults for reads (section 7): fresh 30 minutes, kept an hour, asked once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * minute,
        gcTime: 60 * minute,
        retry: false,
        refetchOnWindowFocus: false,
        // Not for being old, but what was said to be wrong while nobody looked at it is asked for anew.
        refetchOnMount: ({ state }) => state.isInvalidated,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });

/** The current user is fresh for 5 minutes and kept for 10. */
export const currentUserTimes = { staleTime: 5 * minute, gcTime: 10 * minute };
