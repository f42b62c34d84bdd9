/** The entries of a queue one after the other, in the order and under the filters of the address (decision 37). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type QueueEntry, type ReviewKind, reviewRoutes } from '../../../../contract/schema/review.ts';
import { useCall, useRefresh } from '../../../backoffice/app/queries.ts';
import { readPlace } from '../../../backoffice/list/list-address.ts';
import { pathOf } from '../../screens.ts';
import { useStaff } from '../../staff.ts';
import { QUEUE_FILTERS } from './queue-filters.tsx';

/** So many are known ahead; decided ones make room for those behind them. */
const AHEAD = 100;

export interface Stream {
  /** How many wait under these filters. */
  total: number | undefined;
  /** The present entry, while it waits. */
  entry: QueueEntry | undefined;
  next: QueueEntry | undefined;
  go(to: 'next' | 'previous' | 'free'): void;
  /** After the decision on the present one. */
  decided(): void;
  /** The address of an entry in this stream. */
  at(id: number): string;
  toQueue(): void;
  refresh(): void;
}

export function useStream(kind: ReviewKind, id: number, preload: (id: number) => void): Stream {
  const [address] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const refreshRoutes = useRefresh();
  const me = useStaff().data?.id;
  const { filters } = readPlace(address, QUEUE_FILTERS);
  const { order = 'age', mine, ...rest } = filters;
  const query = { ...rest, sort: order, ...(mine && { mine: '1' as const }), limit: AHEAD };
  const answer = useCall(reviewRoutes.reviewQueue, { params: { kind }, query }, { keep: true });
  const [done, setDone] = useState<readonly number[]>([]);
  const waiting = (answer.data?.items ?? []).filter((item) => item.id === id || !done.includes(item.id));
  const place = waiting.findIndex((item) => item.id === id);
  const isFree = ({ claimedBy }: QueueEntry) => !claimedBy || claimedBy.id === me;
  const behind = waiting.slice(place + 1);
  // what others are at is left to them; where nothing is behind, what was passed over comes again
  const next = behind.find(isFree) ?? waiting.slice(0, Math.max(0, place)).find(isFree);

  // what is opened again, because its decision was taken back, waits again
  useEffect(() => setDone((ids) => ids.filter((other) => other !== id)), [id]);

  const nextId = next?.id;
  useEffect(() => {
    if (nextId !== undefined) preload(nextId);
  }, [nextId, preload]);

  const at = (of: number) => pathOf(`${kind}Review`, { id: of }) + search;
  const open = (to: number | undefined) => {
    if (to !== undefined) void navigate(at(to), { replace: true });
  };
  const toQueue = () => {
    void navigate(pathOf(`${kind}Queue`) + search);
  };
  const refresh = () => void refreshRoutes(reviewRoutes.reviewQueue, reviewRoutes.reviewCounts);
  return {
    total: answer.data?.total,
    entry: waiting[place],
    next,
    go(to) {
      if (to === 'free') open(next?.id);
      else open((to === 'next' ? behind[0] : waiting[place - 1])?.id);
    },
    decided() {
      setDone((ids) => [...ids, id]);
      // of what was decided there is nothing to be read any more
      client.removeQueries({ predicate: ({ queryKey }) => isOf(queryKey[1], kind, id), type: 'inactive' });
      if (next) open(next.id);
      else toQueue();
      refresh();
    },
    at,
    toQueue,
    refresh,
  };
}

/** Whether an answer was asked for by the number of this entry. */
function isOf(input: unknown, kind: ReviewKind, id: number): boolean {
  const { params } = (input ?? {}) as { params?: { kind?: string; id?: number } };
  return params?.id === id && (params.kind === undefined || params.kind === kind);
}
