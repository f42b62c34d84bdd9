/** Words about quotations that pages, messages and mails share. */
import type { TermName } from '../../../contract/deal/quotation.ts';
import type { DeclineReason } from '../../../domain/deal/quotation.ts';

export const declineReasons: Record<DeclineReason, string> = {
  price: 'price',
  lead_time: 'lead time',
  terms: 'terms',
  quality: 'quality',
  chosen_another: 'another quotation was chosen',
  other: 'other',
};

/** What a revision can change, within a sentence. */
export const termNames: Record<TermName, string> = {
  item_name: 'item',
  model: 'model',
  details: 'description',
  price: 'price',
  currency: 'currency',
  unit: 'unit',
  min_order: 'minimum order',
  incoterm: 'Incoterm',
  port: 'port or place',
  lead_time_days: 'lead time',
  payment_terms: 'payment terms',
  sample: 'sample',
  files: 'attachments',
  valid_until: 'validity',
};
