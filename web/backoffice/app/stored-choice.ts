import { useState } from 'react';

/** A choice of the user that this browser keeps until they sign out: the size of a list, its hidden columns. */
export function useStoredChoice<Choice>(
  name: string,
  isChoice: (stored: unknown) => stored is Choice,
): [Choice | null, (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => ({ name, value: read(name, isChoice) }));
  const value = choice.name === name ? choice.value : read(name, isChoice);
  const store = (chosen: Choice) => {
    setChoice({ name, value: chosen });
    try {
      localStorage.setItem(name, JSON.stringify(chosen));
    } catch {
      // Storage may be full or forbidden; the choice then holds for this visit.
    }
  };
  return [value, store];
}

function read<Choice>(name: string, isChoice: (stored: unknown) => stored is Choice): Choice | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isChoice(stored) ? stored : null;
  } catch {
    return null;
  }
}
