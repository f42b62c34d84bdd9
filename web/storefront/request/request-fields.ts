import { newPurchase } from '../../../contract/deal/purchase.ts';
import type { FormState } from '../../../contract/pages.ts';
import { rulesOf } from '../form/field-rules.ts';
import { formFields } from '../form/form-fields.ts';
import { useSite } from '../shell/site.tsx';

const RULES = rulesOf(newPurchase, [
  'title',
  'description',
  'quantity',
  'unit',
  'receive',
  'targetPrice',
  'currency',
  'closingDate',
  'contact.name',
  'contact.company',
  'contact.email',
]);
export const MAX_DESCRIPTION = RULES.description.maxLength ?? 0;

/** The fields of a sourcing request, as they were posted. */
export const useRequestFields = ({ values, errors }: FormState) =>
  formFields({ id: 'request', rules: RULES, words: useSite().words.request, values, errors });
