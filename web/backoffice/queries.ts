/** TanStack Query on top of call(): a route is its own query key. */
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Input, Reply, Route } from '../../contract/route.ts';
import { CallError, call } from '../client/call.ts';

type AnyCall = (route: Route, input: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>;
const anyCall = call as unknown as AnyCall;

export const keyOf = (route: Route): string => `${route.method} ${route.path}`;

export const createQueryClient = (onError: (error: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A refusal stays a refusal; only silence and server trouble are worth a second try.
        retry: (count, error) =>
          count < 1 && error instanceof CallError && (error.status === 0 || error.status >= 500),
      },
    },
  });

interface Options {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  /** Keep showing the last page while the next one loads. */
  keep?: boolean;
}
type Arguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: Options]
    : [input: Input<R>, options?: Options];

export function useCall<R extends Route>(
  route: R,
  ...[input, { keep = false, ...options } = {}]: Arguments<R>
): UseQueryResult<Reply<R>, Error> {
  return useQuery<Reply<R>, Error>({
    queryKey: [keyOf(route), input ?? null],
    queryFn: ({ signal }) => anyCall(route, input, { signal }) as Promise<Reply<R>>,
    ...(keep ? { placeholderData: (before: unknown) => before as never } : {}),
    ...options,
  });
}

/** A call that changes something; `refreshes` are the routes whose answers it makes old. */
export function useSend<R extends Route>(route: R, refreshes: readonly Route[] = []) {
  const refresh = useRefresh();
  return useMutation<Reply<R>, Error, Input<R>>({
    mutationFn: (input) => anyCall(route, input) as Promise<Reply<R>>,
    onSettled: () => refresh(...refreshes),
  });
}

export function useRefresh() {
  const client = useQueryClient();
  return useCallback(
    async (...stale: readonly Route[]) => {
      await Promise.all(stale.map((route) => client.invalidateQueries({ queryKey: [keyOf(route)] })));
    },
    [client],
  );
}
