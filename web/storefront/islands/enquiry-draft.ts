import type { NewEnquiry } from '../../../contract/deal/enquiry.ts';
import { readKept } from '../../../contract/deal/purchase-form.ts';
import { numberSentence, typedDecimal } from '../../../domain/text/typed-number.ts';
import type { EnquiryFormWords } from '../../../locales/en/deal/enquiry.ts';
import type { FieldErrors } from '../form/form-fields.ts';

/** Whom: one, or several at once. */
export type Asked = Pick<NewEnquiry, 'target' | 'targets'>;
/** Fields of the form that the contract names, but its files. */
export const ENQUIRY_FIELDS = ['message', 'quantity', 'unit', 'country', 'name', 'email', 'company'] as const;

/** What the form holds, as the call takes it; the server checks everything again. */
export function readDraft(form: HTMLFormElement, asked: Asked): NewEnquiry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const quantity = text('quantity');
  return {
    ...asked,
    subject: text('subject'),
    message: text('message'),
    quantity: quantity ? typedDecimal(quantity) : null,
    unit: quantity ? ((text('unit') || null) as NewEnquiry['unit']) : null,
    country: text('country'),
    name: text('name'),
    email: text('email'),
    company: text('company'),
    files: data.getAll('kept').flatMap((kept) => readKept(String(kept))?.id ?? []),
  } as NewEnquiry;
}

/** The first look, before the call: the same limits as in contract/deal/enquiry.ts. */
export function problemsOf(draft: NewEnquiry, words: EnquiryFormWords): FieldErrors {
  const { fieldErrors } = words;
  const problems: FieldErrors = {};
  if (draft.message.length < 20) problems.message = fieldErrors.message;
  // as it was typed, where it is no number or more than one
  const quantity: unknown = draft.quantity;
  if (typeof quantity === 'string')
    problems.quantity = numberSentence(quantity, words.numbers) ?? fieldErrors.quantity;
  else if (draft.quantity !== null && !((draft.quantity ?? 0) > 0)) problems.quantity = fieldErrors.quantity;
  if (draft.quantity && !draft.unit) problems.unit = fieldErrors.unit;
  if (!draft.country) problems.country = fieldErrors.country;
  if (!draft.name) problems.name = fieldErrors.name;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email)) problems.email = fieldErrors.email;
  return problems;
}

/** The fields that the server named, each with a sentence of ours: its own text may be a code. */
export function refusedFields(fields: Record<string, string>, words: EnquiryFormWords): FieldErrors {
  const known: Record<string, string> = words.fieldErrors;
  return Object.fromEntries(
    Object.keys(fields).map((path) => {
      const field = path.split('.')[0] ?? path;
      return [field, known[field] ?? words.fieldErrors.other];
    }),
  );
}
