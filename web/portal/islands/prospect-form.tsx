import { useEffect, useRef, useState } from 'react';
import type { NewProspect } from '../../../contract/operator/prospect.ts';
import type { FormState } from '../../../contract/pages.ts';
import { phoneDigits } from '../../../domain/text/telephone.ts';
import type { ProspectFormWords } from '../../../locales/en/site/marketing.ts';
import { CallError, call } from '../../client/call.ts';
import { type FieldErrors, formFields } from '../../storefront/form/form-fields.ts';
import { failingFields, useSending } from '../../storefront/form/use-sending.ts';
import { createProspect } from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Toast } from '../../ui/menu/toast.tsx';
import { PROSPECT_FIELDS, type ProspectRules, prospectProblems, readProspect } from '../prospect/draft.ts';

export interface ProspectFormProps {
  /** Which copy of the form on its page. */
  place: 'top' | 'bottom';
  from: NewProspect['from'];
  /** After a success: the message in place of the form, or a toast and the form again (spec P4.6). */
  after: 'message' | 'toast';
  /** As posted without script. */
  form: FormState;
  sent: boolean;
  rules: ProspectRules;
  words: ProspectFormWords;
}

/** Told to the other copy on the page, so that nobody is asked twice. */
const SENT = 'prospect-sent';

export default function ProspectForm({ place, from, after, form, sent, rules, words }: ProspectFormProps) {
  const sheet = useSending({ id: place, posted: form });
  const { busy, errors, failure } = sheet;
  const { field } = formFields({ id: place, rules, words, values: form.values, errors });
  const message = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(sent);
  const [toast, setToast] = useState<{ tone: 'success' | 'danger'; lines: string[] }>();

  useEffect(() => {
    const finish = () => setDone(true);
    addEventListener(SENT, finish);
    return () => removeEventListener(SENT, finish);
  }, []);

  function refuse(fields: FieldErrors, sentence: string) {
    const named = failingFields(PROSPECT_FIELDS, fields, words);
    setToast({ tone: 'danger', lines: named.length > 0 ? named : [sentence] });
    sheet.refuse(fields, sentence);
  }

  function submit(element: HTMLFormElement) {
    const prospect = readProspect(new FormData(element), from);
    const problems = prospectProblems(prospect, words, rules);
    if (Object.keys(problems).length > 0) return refuse(problems, '');
    return sheet.send(async () => {
      setToast(undefined);
      try {
        await call(createProspect, { body: prospect });
        element.reset();
        if (after === 'toast') setToast({ tone: 'success', lines: [words.sentShort] });
        else {
          dispatchEvent(new Event(SENT));
          // the button that had the focus is gone
          setTimeout(() => message.current?.focus());
        }
      } catch (error) {
        refuse(error instanceof CallError ? error.fields : {}, (error as Error).message);
      }
    });
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

  return (
    <>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{words.intro}</p>
      <form
        {...sheet.formProps(submit)}
        method="post"
        action={`#apply-${place}`}
        className="space-y-4"
        onInput={sheet.onInput}
      >
        <input type="hidden" name="place" value={place} />
        {done && (
          <p role="status" className="rounded-md bg-success-tint px-4 py-3 font-semibold text-success">
            {words.sentShort}
          </p>
        )}
        <TextField {...field('companyName')} autoComplete="organization" />
        <TextField {...field('contactName')} autoComplete="name" />
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
        lines={toast?.lines}
        close={words.close}
        onClose={() => setToast(undefined)}
      />
    </>
  );
}
