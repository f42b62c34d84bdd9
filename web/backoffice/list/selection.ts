import { useState } from 'react';

export interface Selection {
  ids: readonly number[];
  choose(ids: readonly number[]): void;
  toggle(id: number, on: boolean): void;
  clear(): void;
}

interface Chosen {
  /** The state of the list in which they were chosen. */
  of: string;
  ids: readonly number[];
}

/** Those still chosen: none after the list was changed, and none that is no longer shown. */
export const stillChosen = (chosen: Chosen, of: string, shown: readonly number[]): readonly number[] =>
  chosen.of === of ? chosen.ids.filter((id) => shown.includes(id)) : [];

/** Nobody deletes what they do not see: a selection holds for the page shown. */
export function useSelection(of: string, shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<Chosen>({ of, ids: [] });
  // Forgotten at once: coming back to a page must not bring back what was chosen there.
  if (chosen.of !== of) setChosen({ of, ids: [] });
  const ids = stillChosen(chosen, of, shown);
  const choose = (next: readonly number[]) => setChosen({ of, ids: next });
  return {
    ids,
    choose,
    toggle: (id, on) => choose(on ? [...ids, id] : ids.filter((other) => other !== id)),
    clear: () => choose([]),
  };
}
