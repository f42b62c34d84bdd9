import { type FormEvent, useRef, useState } from 'react';
import { fill } from '../../ui/picture/fill.ts';
import type { FieldErrors } from './form-fields.ts';

/** What an island's form knows of its sending: under way or not, what was refused, and at which fields. */
export function useSending({
  id,
  posted,
}: {
  id: string;
  posted?: { errors: FieldErrors; failure: string } | undefined;
}) {
  const form = useRef<HTMLFormElement>(null);
  // State arrives a render later than a second click; a ref does not.
  const sending = useRef(false);
  const left = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState(posted?.failure ?? '');

  /** Says what is wrong, and goes to the first of its fields. */
  function refuse(fields: FieldErrors, sentence: string) {
    setErrors(fields);
    setFailure(sentence);
    const inputs = Object.keys(fields).map((name) => document.getElementById(`${id}-${name}`));
    inputs.find((input) => input)?.focus();
  }
  /** What is being put right is not wrong any more. */
  const clear = (name: string) =>
    setErrors((before) => {
      const { [name]: _, ...others } = before;
      return name in before ? others : before;
    });
  /** The page is being left: nothing more is sent. False when it is already. */
  function leave(): boolean {
    const isFirst = !left.current;
    left.current = true;
    setBusy(true);
    return isFirst;
  }
  /** Sends once, however often it is clicked. */
  async function send(work: () => Promise<unknown>) {
    sending.current = true;
    setBusy(true);
    refuse({}, '');
    try {
      await work();
    } finally {
      sending.current = false;
      setBusy(left.current);
    }
  }
  /** Props of the form, which `submit` reads and sends. */
  const formProps = (submit: (form: HTMLFormElement) => unknown) => ({
    ref: form,
    noValidate: true,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (form.current && !sending.current && !left.current) void submit(form.current);
    },
  });
  const onInput = (event: FormEvent) => clear((event.target as HTMLInputElement).name);
  return { form, formProps, onInput, busy, errors, failure, setFailure, refuse, clear, leave, send };
}

/** "{field}异常" for each failing field (spec P8). */
export const failingFields = <Name extends string>(
  names: readonly Name[],
  errors: FieldErrors<Name>,
  words: Record<Name | 'invalid', string>,
): string[] =>
  names.filter((name) => errors[name]).map((name) => fill(words.invalid, { field: words[name] }));
