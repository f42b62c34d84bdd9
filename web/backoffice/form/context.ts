import { createContext, useContext } from 'react';

interface ContractFormState {
  /** A submission is under way. */
  busy: boolean;
  /** A field's label by the words of the form. Throws when there is none. */
  labelOf(name: string): string;
  /** Remembers what a field is called, for the notice that lists failing ones. */
  nameField(name: string, label: string): void;
  /** Saves through the form: on success nothing is unsaved any more, a refusal is put at its fields. */
  send(save: () => Promise<unknown>): Promise<void>;
  /** Shows a refusal at its fields; one that names none at the field `at`, or else as the form does. */
  refuse(error: unknown, at?: string): void;
}

/** Thrown by a submission that its sender called back: nothing is refused, and everything is as before. */
export class NotSent extends Error {}

export const ContractFormContext = createContext<ContractFormState | null>(null);

export function useContractForm(): ContractFormState {
  const state = useContext(ContractFormContext);
  if (!state) throw new Error('useContractForm outside ContractForm');
  return state;
}
