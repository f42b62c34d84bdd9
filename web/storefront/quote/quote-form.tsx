import { useEffect, useState } from 'react';
import { CallError, call, isSignedOut } from '../../client/call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Attachment, Attachments } from '../form/attachments.tsx';
import { useSending } from '../form/use-sending.ts';
import { quotePurchase } from '../shell/routes.ts';
import {
  fieldsOfTemplate,
  type PriceRow,
  problemsOf,
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

const MAX_FILES = 5;
/** So long the sentence stands before sign-in is shown (spec P8). */
const SIGN_IN_AFTER_MS = 2000;

/** The quotation of a certified supplier (decision 23). Sent once, however often it is clicked. */
export function QuoteForm({ lead, units, words, rules, hrefs }: QuotePanelProps) {
  const { form, formProps, busy, errors, failure, setFailure, refuse, leave, send } = useSending({
    id: 'quote',
  });
  const [kept] = useState(() => storedQuote(lead.id));
  const [rows, setRows] = useState<PriceRow[]>(kept?.rows ?? [{ from: '1', price: '' }]);
  const [files, setFiles] = useState<Attachment[]>(kept?.files ?? []);
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (kept && form.current) restoreFields(form.current, kept);
  }, [kept, form]);

  /** The session has ended meanwhile: what was typed waits here for who signs in and comes back. */
  function signIn() {
    if (!leave()) return;
    setFailure(words.pleaseSignIn);
    const keep = () => form.current && storeQuote(lead.id, form.current, { rows, files });
    keep();
    setTimeout(() => {
      keep();
      location.assign(hrefs.signIn);
    }, SIGN_IN_AFTER_MS);
  }

  function submit(element: HTMLFormElement) {
    const attached = files.map(({ id }) => id);
    const body = readQuote(new FormData(element), rows, attached);
    const problems = problemsOf(body, words, rules);
    if (Object.keys(problems).length > 0) return refuse(problems, words.checkFields);
    return send(async () => {
      try {
        await call(quotePurchase, { params: { id: lead.id }, body });
        clearQuote(lead.id);
        setSent(true);
      } catch (error) {
        if (isSignedOut(error)) return signIn();
        refuse(error instanceof CallError ? refusedFields(error.fields) : {}, (error as Error).message);
      }
    });
  }

  if (sent) return <QuoteSent words={words} office={hrefs.office} />;
  return (
    <form {...formProps(submit)}>
      <div className="grid gap-5 sm:grid-cols-6">
        <div className="sm:col-span-6">
          <Templates
            words={words}
            onSignedOut={signIn}
            onUse={(terms) => {
              const boxes = form.current?.querySelectorAll<HTMLInputElement>('[name=payment_terms]') ?? [];
              for (const box of boxes) box.checked = false;
              if (form.current) restoreFields(form.current, { fields: fieldsOfTemplate(terms) });
              setRows(rowsOf(terms.price));
            }}
            current={() => templateOf(readQuote(new FormData(form.current!), rows, []))}
          />
        </div>
        <QuoteFields
          lead={lead}
          units={units}
          words={words}
          rules={rules}
          errors={errors}
          rows={rows}
          onRows={setRows}
        />
        <div className="sm:col-span-6">
          <Attachments files={files} onChange={setFiles} words={words} most={MAX_FILES} />
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
