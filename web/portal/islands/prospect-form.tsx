import { useEffect, useRef, useState } from 'react';
import type { NewProspect } from '../../../contract/operator/prospect.ts';
import type { FormState } from '../../../contract/pages.ts';
import type { ProspectFormWords } from '../../../locales/en/marketing.ts';
import { CallError, call } from '../../client/call.ts';
import { createProspect } from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toast } from '../../ui/menu/toast.tsx';
import {
  failingFields,
  MOST,
  PROSPECT_FIELDS,
  type ProspectErrors,
  phoneDigits,
  prospectProblems,
  readProspect,
} from '../prospect/draft.ts';

export interface ProspectFormProps {
  /** Which copy of the form on its page. */
  place: 'top' | 'bottom';
  from: NewProspect['from'];
  /** After a success: the message in place of the form, or a toast and the form again (spec P4.6). */
  after: 'message' | 'toast';
  /** As posted without script. */
  form: FormState;
  sent: boolean;
  words: ProspectFormWords;
}

/** Told to the other copy on the page, so that nobody is asked twice. */
const SENT = 'prospect-sent';
const TOAST_MS = 8000;

export default function ProspectForm({ place, from, after, form, sent, words }: ProspectFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const message = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(sent);
  const [errors, setErrors] = useState<ProspectErrors>(form.errors);
  const [failure, setFailure] = useState(form.failure);
  const [toast, setToast] = useState<{ tone: 'success' | 'danger'; lines: string[] }>();
  const id = (field: string) => `${place}-${field}`;

  useEffect(() => {
    const finish = () => setDone(true);
    addEventListener(SENT, finish);
    return () => removeEventListener(SENT, finish);
  }, []);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  function refuse(fields: ProspectErrors, sentence: string) {
    setErrors(fields);
    setFailure(sentence);
    const named = failingFields(fields, words);
    setToast({ tone: 'danger', lines: named.length > 0 ? named : [sentence] });
    const first = PROSPECT_FIELDS.find((field) => fields[field]);
    if (first) document.getElementById(id(first))?.focus();
  }

  /** What is being put right is not wrong any more. */
  const clear = (name: string) =>
    setErrors((before) => (name in before ? { ...before, [name]: undefined } : before));

  async function send() {
    // State arrives a render later than a second click; the ref does not.
    if (!element.current || sending.current) return;
    const prospect = readProspect(new FormData(element.current), from);
    const problems = prospectProblems(prospect, words);
    if (Object.keys(problems).length > 0) return refuse(problems, '');
    sending.current = true;
    setBusy(true);
    setErrors({});
    setFailure('');
    setToast(undefined);
    try {
      await call(createProspect, { body: prospect });
      element.current?.reset();
      if (after === 'toast') setToast({ tone: 'success', lines: [words.sentShort] });
      else {
        dispatchEvent(new Event(SENT));
        // the button that had the focus is gone
        setTimeout(() => message.current?.focus());
      }
    } catch (error) {
      refuse(error instanceof CallError ? error.fields : {}, (error as Error).message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  if (done && after === 'message')
    return (
      <div
        ref={message}
        tabIndex={-1}
        role="status"
        className="flex flex-col items-center gap-4 py-14 text-center"
      >
        <span className="grid size-14 place-items-center rounded-full bg-success-tint text-success">
          <Icon name="check" size={28} />
        </span>
        <p className="text-lg font-semibold text-balance">{words.sent}</p>
      </div>
    );

  const field = (name: 'companyName' | 'contactName' | 'contactPhone') => ({
    id: id(name),
    name,
    label: words[name],
    required: true,
    defaultValue: form.values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{words.intro}</p>
      <form
        ref={element}
        method="post"
        action={`#apply-${place}`}
        noValidate
        className="space-y-4"
        onInput={(event) => clear((event.target as HTMLInputElement).name)}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input type="hidden" name="place" value={place} />
        {done && (
          <p role="status" className="rounded-md bg-success-tint px-4 py-3 font-semibold text-success">
            {words.sentShort}
          </p>
        )}
        <TextField {...field('companyName')} maxLength={MOST.companyName} autoComplete="organization" />
        <TextField {...field('contactName')} maxLength={MOST.contactName} autoComplete="name" />
        <TextField
          {...field('contactPhone')}
          type="tel"
          inputMode="numeric"
          maxLength={100}
          autoComplete="tel"
          hint={words.contactPhoneHint}
          onInput={(event) => {
            const input = event.currentTarget;
            const digits = phoneDigits(input.value);
            if (digits !== input.value) input.value = digits;
          }}
        />
        <Button type="submit" look="accent" size="lg" className="w-full" disabled={busy}>
          {busy ? words.sending : words.submit}
        </Button>
        {failure && <p className="text-sm text-danger">{failure}</p>}
        <p className="text-center text-xs text-ink-faint">{words.privacy}</p>
      </form>
      <Toast
        tone={toast?.tone ?? 'danger'}
        lines={toast?.lines ?? []}
        close={words.close}
        onClose={() => setToast(undefined)}
      />
    </>
  );
}
