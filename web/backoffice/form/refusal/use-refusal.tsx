import { App, type FormInstance } from 'antd';
import { namePath } from '../../../../contract/schema/schema-at.ts';
import { CallError } from '../../../client/call.ts';
import { useBackofficeWords } from '../../app/words.ts';
import { isSilent, useFailureNotice, useFailureSentence } from '../../parts/failure.ts';
import { fieldErrors } from './server-errors.ts';

type Steps = readonly (string | number)[];

/** A field, or the fields of some codes. */
export type FailureAt = string | Readonly<Record<string, string>>;

const fieldFor = (error: unknown, at: FailureAt | undefined): string | undefined =>
  typeof at === 'object' ? (error instanceof CallError ? at[error.code] : undefined) : at;

interface Options {
  nearest(steps: Steps): string;
  /** A notice lists the failing fields. */
  notify: boolean;
  onFailure: ((error: unknown) => void) | undefined;
}

/** Shows what is wrong with a form: at its fields, and in the notice that lists them (spec M5.7). */
export function useRefusal(form: FormInstance, { nearest, notify, onFailure }: Options) {
  const { notification } = App.useApp();
  const words = useBackofficeWords();
  const showFailure = useFailureNotice();
  const sentence = useFailureSentence();

  const announce = (failing: readonly Steps[]) => {
    if (!notify) return;
    const labels = [...new Set(failing.map(nearest))];
    const lines = labels.map((label) => <div key={label}>{words.invalidField(label)}</div>);
    notification.error({ title: words.invalidForm, description: lines, key: 'invalid-form' });
  };
  /** Puts the sentences of a refusal at their fields; what they are called, or nothing where it names none. */
  const showAtFields = (error: unknown): Steps[] => {
    const named = error instanceof CallError ? error.fields : {};
    const inputs = form.getFieldsError().map(({ name }) => name);
    const errors = fieldErrors(named, inputs);
    form.setFields(errors);
    return errors.map(({ name }) => name);
  };
  const refuse = (error: unknown, failureAt?: FailureAt) => {
    const at = fieldFor(error, failureAt);
    const marked = showAtFields(error);
    if (marked.length > 0) announce(marked);
    else if (at !== undefined && !isSilent(error))
      form.setFields([{ name: namePath(at), errors: [sentence(error)] }]);
    else (onFailure ?? showFailure)(error);
  };
  return { announce, showAtFields, refuse };
}
