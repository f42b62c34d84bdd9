import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type UndoneKind, undoRoutes } from '../../../contract/review/undo.ts';
import { reviewRoutes } from '../../../contract/schema/review.ts';
import { UNDO_SECONDS } from '../../../domain/review/undo.ts';
import { useRefresh, useSend } from '../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../backoffice/parts/failure.ts';
import { UndoBar } from './undo-bar.tsx';
import { useKeys } from './use-keys.ts';

export interface Decision {
  kind: UndoneKind;
  id: number;
  title: string;
  approved: boolean;
  /** The address at which it was decided, and is shown again once it is taken back. */
  at: string;
}
type Decide = (decision: Decision, send: () => Promise<unknown>) => Promise<void>;

const UndoContext = createContext<Decide | null>(null);

/** Sends a decision that can be taken back from wherever it leads: from the next entry, or from the list after the last one. */
export function useDecide(): Decide {
  const decide = useContext(UndoContext);
  if (!decide) throw new Error('useDecide stands outside of UndoProvider');
  return decide;
}

/** Keeps what was decided last for as long as it can be taken back. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const fail = useFailureNotice();
  const { mutateAsync, isPending } = useSend(undoRoutes.undoDecision);
  const [last, setLast] = useState<Decision | null>(null);
  // the address changes before the bar is drawn: a key that comes between means it too
  const kept = useRef<Decision | null>(null);
  // pressed while the decision is on its way, the key means that decision
  const underway = useRef(0);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => {
      kept.current = null;
      setLast(null);
    }, UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [last]);
  const decide = useMemo<Decide>(
    () => async (decision, send) => {
      underway.current++;
      try {
        await send();
        kept.current = decision;
        setLast(decision);
      } catch (error) {
        isWanted.current = false;
        throw error;
      } finally {
        underway.current--;
      }
    },
    [],
  );
  const undo = async () => {
    if (underway.current > 0) isWanted.current = true;
    const decision = kept.current;
    if (!decision || underway.current > 0) return;
    isWanted.current = false;
    kept.current = null;
    try {
      await mutateAsync({ params: { kind: decision.kind, id: decision.id } });
      void navigate(decision.at, { replace: true });
      void refresh(reviewRoutes.reviewQueue, reviewRoutes.reviewCounts);
    } catch (error) {
      fail(error);
    }
    setLast((now) => (now === decision ? null : now));
  };
  useEffect(() => {
    if (last && isWanted.current) void undo();
  });
  useKeys({ z: () => void undo() });
  return (
    <UndoContext value={decide}>
      {children}
      {last && <UndoBar last={last} busy={isPending} undo={undo} />}
    </UndoContext>
  );
}
