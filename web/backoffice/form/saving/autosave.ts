/** Saves what is being typed: one save at a time, the newest values, after a pause. */
export type AutosaveState =
  | { phase: 'idle' | 'saving' }
  | { phase: 'saved'; at: Date }
  | { phase: 'failed' | 'conflict'; error: unknown };

interface Options<Values> {
  save(values: Values): Promise<unknown>;
  /** Milliseconds after the last change. */
  pause: number;
  /** Somebody else changed it first: nothing more is saved, or it would overwrite theirs. */
  isConflict(error: unknown): boolean;
  onState(state: AutosaveState): void;
}

export interface Autosave<Values> {
  change(values: Values): void;
  /** Saves at once what is not saved, after a failure as well. */
  flush(): Promise<void>;
  /** Saves nothing more until the next change; resolves when the save under way has ended. */
  hold(): Promise<void>;
  hasUnsaved(): boolean;
}

export function createAutosave<Values>({
  save,
  pause,
  isConflict,
  onState,
}: Options<Values>): Autosave<Values> {
  let unsaved: { values: Values } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saves = Promise.resolve();
  let isStopped = false;

  const saveOnce = async () => {
    const taken = unsaved;
    if (!taken || isStopped) return;
    unsaved = null;
    onState({ phase: 'saving' });
    try {
      await save(taken.values);
      onState({ phase: 'saved', at: new Date() });
    } catch (error) {
      isStopped = isConflict(error);
      unsaved ??= taken;
      onState({ phase: isStopped ? 'conflict' : 'failed', error });
    }
  };
  const flush = () => {
    clearTimeout(timer);
    saves = saves.then(saveOnce);
    return saves;
  };
  return {
    flush,
    hasUnsaved: () => unsaved !== null,
    change(values) {
      unsaved = { values };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pause);
    },
    hold() {
      clearTimeout(timer);
      unsaved = null;
      return saves;
    },
  };
}
