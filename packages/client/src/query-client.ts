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
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      mutations: { retry: false },
    },
  });

/** The current user is fresh for 5 minutes and kept for 10. */
export const currentUserTimes = { staleTime: 5 * minute, gcTime: 10 * minute };
