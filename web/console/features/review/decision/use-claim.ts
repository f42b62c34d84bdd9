import { useEffect, useState } from 'react';
import type { ReviewKind } from '../../../../../contract/schema/review.ts';
import { useSend } from '../../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../../backoffice/parts/failure.ts';
import { CallError } from '../../../../client/call.ts';
import { claimEntry } from '../review.queries.ts';

/** A claim lasts 15 minutes. */
const RENEW = 10 * 60_000;

/** Claims the entry while its page is open; `taken` when another reviewer has it. */
export function useClaim(kind: ReviewKind, id: number): { taken: boolean } {
  const fail = useFailureNotice();
  const [taken, setTaken] = useState(false);
  const { mutate } = useSend(claimEntry);
  useEffect(() => {
    const claim = () =>
      mutate(
        { params: { kind, id } },
        {
          onSuccess: () => setTaken(false),
          onError: (error) =>
            error instanceof CallError && error.status === 409 ? setTaken(true) : fail(error),
        },
      );
    claim();
    const timer = setInterval(claim, RENEW);
    return () => clearInterval(timer);
  }, [kind, id, mutate, fail]);
  return { taken };
}
