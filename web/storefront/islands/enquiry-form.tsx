import { useEffect, useRef, useState } from 'react';
import type { NewEnquiry } from '../../../contract/enquiry.ts';
import type { Language } from '../../../contract/error.ts';
import type { EnquiryWords } from '../../../locales/en/enquiry.ts';
import { CallError, call } from '../../client/call.ts';
import { liveSession } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea, TextField } from '../../ui/field.tsx';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { type Country, countries } from '../countries.ts';
import { createEnquiry } from '../routes.ts';
import { type Attachment, Attachments } from './attachments.tsx';
import { type FieldErrors, problemsOf, readDraft, refusedFields } from './enquiry-draft.ts';
import { EnquirySent } from './enquiry-sent.tsx';

export interface EnquiryFormProps {
  target: NewEnquiry['target'];
  subject: string;
  lang: Language;
  words: EnquiryWords;
  /** Stored value and shown name. */
  units: [value: string, name: string][];
  unit: string;
}

export default function EnquiryForm({ target, subject, lang, words, units, unit }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState('');
  const [files, setFiles] = useState<Attachment[]>([]);
  const [places, setPlaces] = useState<Country[]>([]);
  const [member, setMember] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<{ email: string; confirm: boolean } | null>(null);

  useEffect(() => {
    setPlaces(countries(lang));
    setMember(liveSession()?.data.name ?? null);
    setReady(true);
  }, [lang]);

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
    const attached = files.map(({ id }) => id);
    const draft = readDraft(form.current, target, attached);
    const problems = problemsOf(draft, words);
    if (Object.keys(problems).length > 0) return refuse(problems, words.checkFields);
    sending.current = true;
    setBusy(true);
    refuse({}, '');
    try {
      const { confirm } = await call(createEnquiry, { body: draft });
      setFiles([]);
      setSentTo({ email: draft.email, confirm });
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
          className="sm:col-span-6"
        />
        <TextField
          id="enquiry-quantity"
          name="quantity"
          label={words.quantity}
          optional={words.optional}
          inputMode="decimal"
          type="number"
          min="0"
          step="any"
          error={errors.quantity}
          className="sm:col-span-2"
        />
        <Select
          id="enquiry-unit"
          name="unit"
          label={words.unit}
          defaultValue={unit}
          className="sm:col-span-2"
        >
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
          className="sm:col-span-2"
        />
        <TextField
          id="enquiry-email"
          name="email"
          type="email"
          label={words.email}
          required
          maxLength={50}
          autoComplete="email"
          error={errors.email}
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
          className="sm:col-span-2"
        />
        <div className="sm:col-span-6">
          <Attachments files={files} onChange={setFiles} words={words} />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="accent" size="lg" disabled={!ready || busy}>
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
