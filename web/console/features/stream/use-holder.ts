import { useEffect, useState } from 'react';
import { type ReviewKind, reviewRoutes } from '../../../../contract/schema/review.ts';
import { useRefresh, useSend } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';
import { CallError } from '../../../client/call.ts';
import type { Stream } from './use-stream.ts';

/** A claim lasts 15 minutes. */
const RENEW_MS = 10 * 60_000;

interface Claim {
  /** Another reviewer has it; "" while it is not known who. */
  holder: string | null;
  takeOver(): void;
}

/**
 * Claims the entry while it is shown and gives it back when it is left. Who has it is told by the queue, which live events keep:
 * one that was taken over, given back or has lapsed is seen within seconds.
 */
export function useHolder(
  { kind, id, waits }: { kind: ReviewKind; id: number; waits: boolean },
  me: number | undefined,
  { entry }: Stream,
): Claim {
  const fail = useFailureNotice();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<number | null>(null);
  const { mutate: claim } = useSend(reviewRoutes.claimCase);
  const { mutate: release } = useSend(reviewRoutes.releaseCase);
  const { mutate: take } = useSend(reviewRoutes.takeOverCase);
  const other = entry?.claimedBy && entry.claimedBy.id !== me ? entry.claimedBy : null;
  const holder = other?.name ?? (refused === id && !entry?.claimedBy ? '' : null);
  const until = other?.until;
  const isHeld = other !== null;

  useEffect(() => {
    if (isHeld || !waits) return;
    const ask = () =>
      claim(
        { params: { kind, id } },
        {
          onSuccess: () => setRefused(null),
          onError: (error) => {
            if (error instanceof CallError && error.status === 409) {
              setRefused(id);
              void refresh(reviewRoutes.reviewQueue);
            } else if (!(error instanceof CallError) || error.status !== 404) fail(error);
          },
        },
      );
    ask();
    const timer = setInterval(ask, RENEW_MS);
    return () => clearInterval(timer);
  }, [kind, id, isHeld, waits, claim, refresh, fail]);

  // given back when it is left: of what was decided meanwhile there is none
  useEffect(() => {
    if (!waits) return;
    return () => release({ params: { kind, id } });
  }, [kind, id, waits, release]);

  // another's claim that lapses is told by nobody
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(
      () => void refresh(reviewRoutes.reviewQueue),
      Math.max(1000, Date.parse(until) - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [until, refresh]);

  return {
    holder,
    takeOver: () =>
      take(
        { params: { kind, id } },
        {
          onSuccess: () => {
            setRefused(null);
            void refresh(reviewRoutes.reviewQueue);
          },
          onError: fail,
        },
      ),
  };
}
