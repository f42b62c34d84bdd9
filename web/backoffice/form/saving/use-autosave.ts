import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../client/call.ts';
import { type AutosaveState, createAutosave } from './autosave.ts';

const PAUSE = 3000;
const isConflict = (error: unknown) => error instanceof CallError && error.status === 409;

/** An autosave for as long as the form is shown, and what to show of it. */
export function useAutosave<Values>(
  save: (values: Values) => Promise<unknown>,
  onSaved: (hasMore: boolean) => void,
) {
  const [state, setState] = useState<AutosaveState>({ phase: 'idle' });
  const latest = useRef({ save, onSaved });
  latest.current = { save, onSaved };
  const [autosave] = useState(() =>
    createAutosave<Values>({
      save: (values) => latest.current.save(values),
      pause: PAUSE,
      isConflict,
      onState(now) {
        setState(now);
        if (now.phase === 'saved') latest.current.onSaved(autosave.hasUnsaved());
      },
    }),
  );
  useEffect(() => () => void autosave.hold(), [autosave]);
  return { ...autosave, state };
}
