import { useEffect, useRef, useState } from 'react';
import { CallError, call, isSignedOut } from '../../client/call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Attachment, Attachments } from '../form/attachments.tsx';
import { quotePurchase } from '../shell/routes.ts';
import {
  fieldsOfTemplate,
  type PriceRow,
  problemsOf,
  type QuoteErrors,
  readQuote,
  refusedFields,
  rowsOf,
  templateOf,
} from './draft.ts';
import type { QuotePanelProps } from './panel-props.ts';
import { QuoteFields } from './quote-fields.tsx';
import { QuoteSent } from './quote-sent.tsx';
import { clearQuote, restoreFields, storedQuote, storeQuote } from './stored-draft.ts';
import { Templates } from './templates.tsx';

const MOST_FILES = 5;
/** So long the sentence stands before sign-in is shown (spec P8). */
const SIGN_IN_AFTER_MS = 2000;

/** The quotation of a certified supplier (decision 23). Sent once, however often it is clicked. */
export function QuoteForm({ lead, units, words, hrefs }: QuotePanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const leaving = useRef(false);
  const [busy, setBusy] = useState(false);
  const [kept] = useState(() => storedQuote(lead.id));
  const [rows, setRows] = useState<PriceRow[]>(kept?.rows ?? [{ from: '1', price: '' }]);
  const [files, setFiles] = useState<Attachment[]>(kept?.files ?? []);
  const [errors, setErrors] = useState<QuoteErrors>({});
  const [failure, setFailure] = useState('');
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (kept && form.current) restoreFields(form.current, kept);
  }, [kept]);

  function refuse(fields: QuoteErrors, sentence: string) {
    setErrors(fields);
    setFailure(sentence);
    const [first] = Object.keys(fields);
    if (first) document.getElementById(`quote-${first}`)?.focus();
  }

  /** The session has ended meanwhile: what was typed waits here for who signs in and comes back. */
  function leave() {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(true);
    setFailure(words.pleaseSignIn);
    const keep = () => form.current && storeQuote(lead.id, form.current, { rows, files });
    keep();
    setTimeout(() => {
      keep();
      location.assign(hrefs.signIn);
    }, SIGN_IN_AFTER_MS);
  }

  async function send() {
    // State arrives a render later than a second click; the ref does not.
    if (!form.current || sending.current || leaving.current) return;
    const attached = files.map(({ id }) => id);
    const body = readQuote(new FormData(form.current), rows, attached);
    const problems = problemsOf(body, words);
    if (Object.keys(problems).length > 0) return refuse(problems, words.checkFields);
    sending.current = true;
    setBusy(true);
    refuse({}, '');
    try {
      await call(quotePurchase, { params: { id: lead.id }, body });
      clearQuote(lead.id);
      setSent(true);
    } catch (error) {
      if (isSignedOut(error)) return leave();
      refuse(error instanceof CallError ? refusedFields(error.fields) : {}, (error as Error).message);
    } finally {
      sending.current = false;
      setBusy(leaving.current);
    }
  }

  if (sent) return <QuoteSent words={words} office={hrefs.office} />;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="grid gap-5 sm:grid-cols-6">
        <div className="sm:col-span-6">
          <Templates
            words={words}
            onSignedOut={leave}
            onUse={(terms) => {
              const boxes = form.current?.querySelectorAll<HTMLInputElement>('[name=payment_terms]') ?? [];
              for (const box of boxes) box.checked = false;
              if (form.current) restoreFields(form.current, { fields: fieldsOfTemplate(terms) });
              setRows(rowsOf(terms.price));
            }}
            current={() => templateOf(readQuote(new FormData(form.current!), rows, []))}
          />
        </div>
        <QuoteFields lead={lead} units={units} words={words} errors={errors} rows={rows} onRows={setRows} />
        <div className="sm:col-span-6">
          <Attachments files={files} onChange={setFiles} words={words} most={MOST_FILES} />
          {errors.files && <p className="mt-1.5 text-sm text-danger">{errors.files}</p>}
        </div>
      </div>
      <div className="mt-6">
        <Button type="submit" look="accent" size="lg" disabled={busy}>
          <Icon name="send" size={18} />
          {busy ? words.sending : words.send}
        </Button>
      </div>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {failure}
      </p>
    </form>
  );
}
