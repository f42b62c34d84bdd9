import {
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallError } from '../../client/call.ts';
import type { Say } from '../entry.ts';

export const never = () => new Promise<never>(() => {});
export const done = async () => {};
export const nothing = () => {};

export type Phase = 'loading' | 'failed' | 'answered';

const answer = <T,>(phase: Phase, data: T) => {
  if (phase === 'loading') return never();
  if (phase === 'failed') throw new CallError(500, {});
  return data;
};

/** The answer of a query that has come, has not come yet, or has failed. */
export const useAnswer = <T,>(phase: Phase, data: T): UseQueryResult<T, Error> =>
  useQuery<T, Error>({
    queryKey: ['gallery', phase, data],
    queryFn: () => answer(phase, data),
    retry: false,
  });

const ASKED_ONCE = {
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The same for what asks by itself: it finds that it has asked already, and asks no server. */
export function Asked(props: { queryKey: QueryKey; phase: Phase; data?: unknown; children: ReactNode }) {
  const { queryKey, phase, data, children } = props;
  const [client] = useState(() => {
    const asked = new QueryClient({ defaultOptions: { queries: ASKED_ONCE } });
    void asked.prefetchQuery({ queryKey, queryFn: () => answer(phase, data) });
    return asked;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A refusal by the server, in its sentence or in those of fields. */
export const refusal = (error: string, fields: Record<string, string> = {}) =>
  new CallError(422, { code: 'invalid', error, fields });

export const refuse = (error: CallError) => () => Promise.reject(error);

/** An input with a value of its own, so that it can be tried out. */
export function Valued<T>({
  start,
  children,
}: {
  start: T;
  children(value: T, set: (to: T) => void): ReactNode;
}) {
  const [value, set] = useState(start);
  return children(value, set);
}

/** What it shows after its first button was pressed, or the button named. */
export function Pressed({ button = 'button', children }: { button?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a press comes from without, never while React draws
    queueMicrotask(() => place.current?.querySelector<HTMLElement>(button)?.click());
  }, [button]);
  return <div ref={place}>{children}</div>;
}

export const failedSentence = (say: Say) =>
  say('The server is busy. Please try again in a moment.', '服务器繁忙，请稍后再试。');
