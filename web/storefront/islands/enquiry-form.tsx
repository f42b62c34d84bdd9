import { type ComponentProps, useEffect, useState } from 'react';
import { readKept } from '../../../contract/deal/purchase-form.ts';
import type { FormState } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { MAX_ENQUIRY_FILES } from '../../../domain/deal/enquiry.ts';
import { MAX_ADDRESS } from '../../../domain/email/email-address.ts';
import type { EnquiryFormWords } from '../../../locales/en/deal/enquiry.ts';
import { CallError, call } from '../../client/call.ts';
import { liveSession } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { type Country, countries } from '../form/countries.ts';
import { type FieldRules, formFields } from '../form/form-fields.ts';
import { introduce, introduction } from '../form/introduction.ts';
import { useSending } from '../form/use-sending.ts';
import { createEnquiry } from '../shell/routes.ts';
import { type Asked, type ENQUIRY_FIELDS, problemsOf, readDraft, refusedFields } from './enquiry-draft.ts';
import { EnquiryPrompts } from './enquiry-prompts.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import FileFields from './file-fields.tsx';

export interface EnquiryFormProps {
  asked: Asked;
  subject: string;
  lang: Language;
  rules: FieldRules<(typeof ENQUIRY_FIELDS)[number]>;
  words: EnquiryFormWords;
  /** Stored value and shown name. */
  units: [value: string, name: string][];
  /** Empty where it is to be chosen. */
  unit: string;
  /** What the buyer needs, where the page knows it. */
  quantity?: number | null;
  /** Names of properties that the message might say something of, in the language of the page. */
  prompts: string[];
  /** Where the page takes the form without script too: what it was sent with, and the countries. */
  posted?: FormState & { places: Country[] };
}

const NOTHING: FormState['values'] = {};
const third = 'sm:col-span-2';

export default function EnquiryForm({
  asked,
  subject,
  lang,
  rules,
  words,
  units,
  unit,
  quantity,
  prompts,
  posted,
}: EnquiryFormProps) {
  const values = posted?.values ?? NOTHING;
  const sheet = useSending({ id: 'enquiry', posted });
  const { form, busy, errors, failure, refuse } = sheet;
  const { field, choice } = formFields({ id: 'enquiry', rules, words, values, errors });
  const [ready, setReady] = useState(false);
  const [places, setPlaces] = useState<Country[]>(posted?.places ?? []);
  const [member, setMember] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<Omit<
    ComponentProps<typeof EnquirySent>,
    'words' | 'onAnother'
  > | null>(null);

  useEffect(() => {
    if (!posted) setPlaces(countries(lang));
    setMember(liveSession()?.data.name ?? null);
    setReady(true);
    void introduction().then((known) => form.current && introduce(form.current, known));
  }, [lang, posted, form]);

  function submit(element: HTMLFormElement) {
    const draft = readDraft(element, asked);
    const problems = problemsOf(draft, words);
    if (Object.keys(problems).length > 0) return refuse(problems, words.checkFields);
    return sheet.send(async () => {
      try {
        const { confirm, held, gone } = await call(createEnquiry, { body: draft });
        setSentTo({ email: draft.email, confirm, held, gone });
      } catch (error) {
        const fields = error instanceof CallError ? refusedFields(error.fields, words) : {};
        refuse(fields, (error as Error).message);
      }
    });
  }

  if (sentTo) return <EnquirySent {...sentTo} words={words} onAnother={() => setSentTo(null)} />;

  return (
    <form
      {...sheet.formProps(submit)}
      {...(posted && { method: 'post', encType: 'multipart/form-data' })}
      onInput={sheet.onInput}
    >
      <input type="hidden" name="subject" value={subject} />
      <div className="grid gap-5 sm:grid-cols-6">
        <TextArea
          {...field('message')}
          placeholder={words.messagePlaceholder}
          hint={words.messageHint}
          className="sm:col-span-6"
        />
        <EnquiryPrompts
          names={[...prompts, ...words.prompts.general]}
          title={words.prompts.title}
          form={form}
        />
        <TextField
          {...field('quantity')}
          inputMode="decimal"
          defaultValue={values.quantity ?? quantity ?? undefined}
          className={third}
        />
        <Select
          {...choice('unit')}
          defaultValue={values.unit ?? unit}
          choose={unit === '' && words.choose}
          options={units}
          className={third}
        />
        <Select
          {...choice('country')}
          autoComplete="country"
          choose={words.choose}
          options={places.map(({ code, name }) => [code, name])}
          className={third}
        />
        <TextField {...field('name')} autoComplete="name" className={third} />
        <TextField
          {...field('email')}
          inputMode="email"
          maxLength={MAX_ADDRESS}
          autoComplete="email"
          className={third}
        />
        <TextField {...field('company')} autoComplete="organization" className={third} />
        <div className="sm:col-span-6">
          <FileFields
            id="enquiry-files"
            most={MAX_ENQUIRY_FILES}
            kept={(values.kept ?? '').split('\n').flatMap((value) => readKept(value) ?? [])}
            error={errors.files ?? ''}
            words={words}
          />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="accent" size="lg" disabled={(!ready && !posted) || busy}>
          <Icon name="send" size={18} />
          {busy ? words.sending : words.send}
        </Button>
        <p className="text-sm text-ink-faint">
          {member ? `${fill(words.signedInAs, { name: member })} ` : ''}
          {words.privacy}
        </p>
      </div>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {failure}
      </p>
    </form>
  );
}
