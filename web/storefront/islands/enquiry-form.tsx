import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { readKept } from '../../../contract/deal/purchase-form.ts';
import type { FormState } from '../../../contract/pages.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { MOST_ENQUIRY_FILES } from '../../../domain/deal/enquiry.ts';
import { MOST_ADDRESS } from '../../../domain/email/email-address.ts';
import type { EnquiryFormWords } from '../../../locales/en/enquiry.ts';
import { CallError, call } from '../../client/call.ts';
import { liveSession } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fill } from '../../ui/picture/fill.ts';
import { type Country, countries } from '../form/countries.ts';
import { introduction } from '../form/introduction.ts';
import { createEnquiry } from '../shell/routes.ts';
import { type Asked, type FieldErrors, problemsOf, readDraft, refusedFields } from './enquiry-draft.ts';
import { EnquiryPrompts } from './enquiry-prompts.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import FileFields from './file-fields.tsx';

export interface EnquiryFormProps {
  asked: Asked;
  subject: string;
  lang: Language;
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

export default function EnquiryForm({
  asked,
  subject,
  lang,
  words,
  units,
  unit,
  quantity,
  prompts,
  posted,
}: EnquiryFormProps) {
  const values = posted?.values ?? NOTHING;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [failure, setFailure] = useState(posted?.failure ?? '');
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
    void introduce();
  }, [lang, posted]);

  /** Fills in what is known of a member, where nothing is typed yet. */
  async function introduce() {
    const known = await introduction();
    for (const [name, value] of Object.entries(known ?? {})) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | null;
      if (field) field.value ||= value;
    }
  }

  function refuse(fields: FieldErrors, sentence: string) {
    setErrors(fields);
    setFailure(sentence);
    const [first] = Object.keys(fields);
    if (first) document.getElementById(`enquiry-${first}`)?.focus();
  }

  /** What is being put right is not wrong any more. */
  const clear = (name: string) =>
    setErrors((before) => {
      const { [name]: _, ...others } = before;
      return name in before ? others : before;
    });

  async function send() {
    // State arrives a render later than a second click; the ref does not.
    if (!form.current || sending.current) return;
    const draft = readDraft(form.current, asked);
    const problems = problemsOf(draft, words);
    if (Object.keys(problems).length > 0) return refuse(problems, words.checkFields);
    sending.current = true;
    setBusy(true);
    refuse({}, '');
    try {
      const { confirm, held, gone } = await call(createEnquiry, { body: draft });
      setSentTo({ email: draft.email, confirm, held, gone });
    } catch (error) {
      const fields = error instanceof CallError ? refusedFields(error.fields, words) : {};
      refuse(fields, (error as Error).message);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  if (sentTo) return <EnquirySent {...sentTo} words={words} onAnother={() => setSentTo(null)} />;

  return (
    <form
      ref={form}
      noValidate
      {...(posted && { method: 'post', encType: 'multipart/form-data' })}
      onInput={(event) => clear((event.target as HTMLInputElement).name)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input type="hidden" name="subject" value={subject} />
      <div className="grid gap-5 sm:grid-cols-6">
        <TextArea
          id="enquiry-message"
          name="message"
          label={words.message}
          required
          maxLength={4000}
          placeholder={words.messagePlaceholder}
          hint={words.messageHint}
          error={errors.message}
          defaultValue={values.message}
          className="sm:col-span-6"
        />
        <EnquiryPrompts
          names={[...prompts, ...words.prompts.general]}
          title={words.prompts.title}
          form={form}
        />
        <TextField
          id="enquiry-quantity"
          name="quantity"
          label={words.quantity}
          optional={words.optional}
          inputMode="decimal"
          error={errors.quantity}
          defaultValue={values.quantity ?? quantity ?? undefined}
          className="sm:col-span-2"
        />
        <Select
          id="enquiry-unit"
          name="unit"
          label={words.unit}
          error={errors.unit}
          defaultValue={values.unit ?? unit}
          className="sm:col-span-2"
        >
          {unit === '' && <option value="">{words.choose}</option>}
          {units.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          id="enquiry-country"
          name="country"
          label={words.country}
          required
          autoComplete="country"
          error={errors.country}
          defaultValue={values.country}
          className="sm:col-span-2"
        >
          <option value="">{words.choose}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          id="enquiry-name"
          name="name"
          label={words.name}
          required
          maxLength={50}
          autoComplete="name"
          error={errors.name}
          defaultValue={values.name}
          className="sm:col-span-2"
        />
        <TextField
          id="enquiry-email"
          name="email"
          inputMode="email"
          label={words.email}
          required
          maxLength={MOST_ADDRESS}
          autoComplete="email"
          error={errors.email}
          defaultValue={values.email}
          className="sm:col-span-2"
        />
        <TextField
          id="enquiry-company"
          name="company"
          label={words.company}
          optional={words.optional}
          maxLength={50}
          autoComplete="organization"
          error={errors.company}
          defaultValue={values.company}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-6">
          <FileFields
            id="enquiry-files"
            most={MOST_ENQUIRY_FILES}
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
