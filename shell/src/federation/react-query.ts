/**
 * The part of react-query that the platform offers; the rest of it would weigh on every page. It only ever grows: a remote that
 * uses more is refused at publishing.
 */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
