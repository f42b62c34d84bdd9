/** The props of the quotation island on a lead's page, and of the form it loads for those who may quote. */
import type { Language } from '../../../contract/schema/error.ts';
import type { LeadWords } from '../../../locales/en/deal/lead.ts';
import type { AttachmentWords } from '../form/attachment-words.ts';
import type { FieldRules } from '../form/form-fields.ts';

/** Fields of the form that the contract names, but its lists. */
export const QUOTE_FIELDS = [
  'item_name',
  'model',
  'details',
  'currency',
  'unit',
  'min_order',
  'incoterm',
  'port',
  'lead_time_days',
  'valid_until',
] as const;
export type QuoteRules = FieldRules<(typeof QUOTE_FIELDS)[number]>;

export interface QuotePanelProps {
  lang: Language;
  lead: { id: number; title: string; unit: string; currency: string };
  /** Stored value and shown name. */
  units: [value: string, name: string][];
  rules: QuoteRules;
  words: LeadWords['quote'] & AttachmentWords;
  hrefs: Record<'signIn' | 'join' | 'company' | 'certify' | 'office', string>;
}
