import { useEffect, useRef, useState } from 'react';
import type { FormState } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { FeedbackWords } from '../../../locales/en/feedback.ts';
import { CallError, call } from '../../client/call.ts';
import { publicHost } from '../../client/host.ts';
import { createFeedback } from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Toast } from '../../ui/menu/toast.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { comingFrom, failingFields, MOST, type ReportErrors } from '../feedback/report.ts';
import { FeedbackPictures, type Uploaded } from './feedback-pictures.tsx';

export interface FeedbackFormProps {
  /** As posted without script. */
  form: FormState;
  pictures: Uploaded[];
  /** Where to go when it is sent. */
  next: string;
  words: FeedbackWords;
}

const TOAST_MS = 8000;

export default function FeedbackForm({ form, pictures: kept, next, words }: FeedbackFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [pictures, setPictures] = useState(kept);
  const [errors, setErrors] = useState<ReportErrors>(form.errors);
  const [failure, setFailure] = useState(form.failure);
  const [toast, setToast] = useState<string[]>([]);
  const [length, setLength] = useState((form.values.description ?? '').length);

  useEffect(() => {
    const fields = element.current?.elements;
    const link = fields?.namedItem('problemLink') as HTMLInputElement | null;
    if (link && !link.value) link.value = comingFrom(location.href, document.referrer, publicHost());
    // what was typed before the script ran
    setLength((fields?.namedItem('description') as HTMLTextAreaElement | null)?.value.length ?? 0);
  }, []);
  useEffect(() => {
    if (toast.length === 0) return;
    const timer = setTimeout(() => setToast([]), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  function refuse(fields: ReportErrors, lines: string[], sentence = '') {
    setErrors(fields);
    setFailure(sentence);
    setToast(lines);
    const [first] = Object.keys(fields);
    if (first) document.getElementById(`feedback-${first}`)?.focus();
  }

  /** What is being put right is not wrong any more. */
  const clear = (name: string) =>
    setErrors((before) => (name in before ? { ...before, [name]: undefined } : before));

  async function send() {
    // State arrives a render later than a second click; the ref does not.
    if (!element.current || sending.current || uploading) return;
    const data = new FormData(element.current);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const report = {
      description: read('description'),
      problemLink: read('problemLink'),
      contactEmail: read('contactEmail'),
      images: pictures.map(({ url }) => url),
      ids: pictures.map(({ id }) => id),
    };
    if (!report.description) {
      const problems = { description: words.required };
      return refuse(problems, failingFields(problems, words));
    }
    sending.current = true;
    setBusy(true);
    refuse({}, []);
    try {
      await call(createFeedback, { body: report });
      location.assign(next);
    } catch (error) {
      const { ids, ...fields } = error instanceof CallError ? error.fields : {};
      const refused = { ...fields, ...(ids && { images: ids }) };
      const sentence = fill(words.failed, { error: (error as Error).message });
      refuse(refused, [sentence, ...failingFields(refused, words)], sentence);
      // only after a failure: until the next page is there the report stays sent
      sending.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      <form
        ref={element}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="space-y-6"
        onInput={(event) => clear((event.target as HTMLInputElement).name)}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextArea
          id="feedback-description"
          name="description"
          label={words.description}
          required
          maxLength={MOST.description}
          defaultValue={form.values.description ?? ''}
          placeholder={words.descriptionPlaceholder}
          hint={fill(words.counter, { n: length, most: numberText(MOST.description) })}
          error={errors.description}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <TextField
            id="feedback-problemLink"
            name="problemLink"
            label={words.problemLink}
            optional={words.optional}
            inputMode="url"
            maxLength={MOST.problemLink}
            defaultValue={form.values.problemLink ?? ''}
            hint={words.problemLinkHint}
            error={errors.problemLink}
          />
          <TextField
            id="feedback-contactEmail"
            name="contactEmail"
            label={words.contactEmail}
            optional={words.optional}
            inputMode="email"
            autoComplete="email"
            maxLength={MOST.contactEmail}
            defaultValue={form.values.contactEmail ?? ''}
            hint={words.contactEmailHint}
            error={errors.contactEmail}
          />
        </div>
        <FeedbackPictures
          pictures={pictures}
          onChange={(change) => {
            setPictures(change);
            clear('images');
          }}
          onBusy={setUploading}
          error={errors.images}
          words={words}
        />
        {failure && <p className="text-danger">{failure}</p>}
        <Button type="submit" look="accent" size="lg" disabled={busy || uploading} className="max-sm:w-full">
          {busy ? words.sending : words.submit}
        </Button>
      </form>
      <Toast tone="danger" lines={toast} close={words.close} onClose={() => setToast([])} />
    </>
  );
}
