/** TanStack Query on top of call(): a route is its own query key. */
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Input, Reply, Route } from '../../../contract/schema/route.ts';
import { CallError, callWith } from '../../client/call.ts';

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

export interface CallQueryOptions {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  /** Keep showing the last page while the next one loads. */
  keep?: boolean;
}
type Arguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallQueryOptions]
    : [input: Input<R>, options?: CallQueryOptions];

export const useCall = <R extends Route>(
  route: R,
  ...[input, options]: Arguments<R>
): UseQueryResult<Reply<R>, Error> => useCallWith(route, input, options);

/** For what is being edited or judged: it must not change meanwhile, when the window gets the focus again. */
export const useCallOnce = <R extends Route>(route: R, input: Input<R>): UseQueryResult<Reply<R>, Error> =>
  useCallWith(route, input, { staleTime: Number.POSITIVE_INFINITY });

/** `useCall` for a route that is itself a variable: whether it needs an input is the caller's to know. */
export function useCallWith<R extends Route>(
  route: R,
  input: Input<R> | undefined,
  { keep = false, ...options }: CallQueryOptions = {},
): UseQueryResult<Reply<R>, Error> {
  return useQuery<Reply<R>, Error>({
    queryKey: [keyOf(route), input ?? null],
    queryFn: ({ signal }) => callWith(route, input, { signal }),
    ...(keep && { placeholderData: keepPreviousData }),
    ...options,
  });
}

/** A route that changes something, and the routes whose answers it makes old. */
export interface Mutation<R extends Route = Route> {
  readonly route: R;
  readonly makesOld: readonly Route[];
}

/** For the changes of a feature: each makes old whatever is read of the feature, and what `also` names of others. */
export function featureOf(routes: Record<string, Route>, also: readonly Route[] = []) {
  const makesOld = [...Object.values(routes).filter(({ method }) => method === 'GET'), ...also];
  return <R extends Route>(route: R): Mutation<R> => ({ route, makesOld });
}

/** A call that changes something. A plain route makes nothing old: for calls after which nothing of the screen has changed, or nobody is signed in. */
export function useSend<R extends Route>(change: R | Mutation<R>) {
  const refresh = useRefresh();
  const { route, makesOld } = 'route' in change ? change : { route: change, makesOld: [] };
  return useMutation<Reply<R>, Error, Input<R>>({
    mutationFn: (input) => callWith(route, input),
    onSettled: () => refresh(...makesOld),
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
