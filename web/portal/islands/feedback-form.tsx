import { useEffect, useState } from 'react';
import type { FormState } from '../../../contract/pages.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { FeedbackWords } from '../../../locales/en/site/feedback.ts';
import { CallError, call } from '../../client/call.ts';
import { publicHost } from '../../client/host.ts';
import {
  emptyFields,
  type FieldErrors,
  type FieldRules,
  formFields,
} from '../../storefront/form/form-fields.ts';
import { failingFields, useSending } from '../../storefront/form/use-sending.ts';
import { createFeedback } from '../../storefront/shell/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Toast } from '../../ui/menu/toast.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { comingFrom, REPORT_TEXTS } from '../feedback/report.ts';
import { FeedbackPictures, type Uploaded } from './feedback-pictures.tsx';

export interface FeedbackFormProps {
  /** As posted without script. */
  form: FormState;
  pictures: Uploaded[];
  /** Where to go when it is sent. */
  next: string;
  rules: FieldRules<(typeof REPORT_TEXTS)[number]>;
  words: FeedbackWords;
}

export default function FeedbackForm({ form, pictures: kept, next, rules, words }: FeedbackFormProps) {
  const { values } = form;
  const sheet = useSending({ id: 'feedback', posted: form });
  const { form: element, busy, errors, failure } = sheet;
  const { field } = formFields({ id: 'feedback', rules, words, values, errors });
  const [uploading, setUploading] = useState(false);
  const [pictures, setPictures] = useState(kept);
  const [toast, setToast] = useState<string[]>([]);
  const [length, setLength] = useState((values.description ?? '').length);
  const mostOf = (name: keyof typeof rules) => rules[name].maxLength ?? 0;
  const mostOfLink = mostOf('problemLink');

  useEffect(() => {
    const fields = element.current?.elements;
    const link = fields?.namedItem('problemLink') as HTMLInputElement | null;
    if (link && !link.value)
      link.value = comingFrom(location.href, document.referrer, publicHost(), mostOfLink);
    // what was typed before the script ran
    setLength((fields?.namedItem('description') as HTMLTextAreaElement | null)?.value.length ?? 0);
  }, [element, mostOfLink]);

  function refuse(fields: FieldErrors, sentence = '') {
    setToast([...(sentence && [sentence]), ...failingFields([...REPORT_TEXTS, 'images'], fields, words)]);
    sheet.refuse(fields, sentence);
  }

  function submit(form: HTMLFormElement) {
    if (uploading) return;
    const data = new FormData(form);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const report = {
      description: read('description'),
      problemLink: read('problemLink'),
      contactEmail: read('contactEmail'),
      images: pictures.map(({ url }) => url),
      ids: pictures.map(({ id }) => id),
    };
    const problems = emptyFields(rules, report, words.required);
    if (Object.keys(problems).length > 0) return refuse(problems);
    return sheet.send(async () => {
      setToast([]);
      try {
        await call(createFeedback, { body: report });
        sheet.leave();
        location.assign(next);
      } catch (error) {
        const { ids, ...fields } = error instanceof CallError ? error.fields : {};
        const sentence = fill(words.failed, { error: (error as Error).message });
        refuse({ ...fields, ...(ids && { images: ids }) }, sentence);
      }
    });
  }

  return (
    <>
      <form
        {...sheet.formProps(submit)}
        method="post"
        encType="multipart/form-data"
        className="space-y-6"
        onInput={sheet.onInput}
      >
        <TextArea
          {...field('description')}
          placeholder={words.descriptionPlaceholder}
          hint={fill(words.counter, { n: length, most: numberText(mostOf('description')) })}
          onInput={(event) => setLength(event.currentTarget.value.length)}
        />
        <div className="grid gap-6 md:grid-cols-2">
          <TextField {...field('problemLink')} inputMode="url" hint={words.problemLinkHint} />
          <TextField
            {...field('contactEmail')}
            inputMode="email"
            autoComplete="email"
            hint={words.contactEmailHint}
          />
        </div>
        <FeedbackPictures
          pictures={pictures}
          onChange={(change) => {
            setPictures(change);
            sheet.clear('images');
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
