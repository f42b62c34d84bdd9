import { useEffect, useState } from 'react';
import { type UndoneKind, undoRoutes } from '../../../../contract/review/undo.ts';
import { UNDO_SECONDS } from '../../../../domain/review/undo.ts';
import { useSend } from '../../../backoffice/app/queries.ts';
import { useFailureNotice } from '../../../backoffice/parts/failure.ts';

export interface Undoable {
  id: number;
  title: string;
  approved: boolean;
}

/** What was decided last, for as long as it can be taken back. */
export function useUndo(kind: UndoneKind, onUndone: (id: number) => void) {
  const fail = useFailureNotice();
  const [last, setLast] = useState<Undoable | null>(null);
  const send = useSend(undoRoutes.undoDecision);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [last]);
  const undo = async () => {
    if (!last || send.isPending) return;
    try {
      await send.mutateAsync({ params: { kind, id: last.id } });
      onUndone(last.id);
    } catch (error) {
      fail(error);
    }
    setLast(null);
  };
  return { last, note: setLast, undo, busy: send.isPending };
}
