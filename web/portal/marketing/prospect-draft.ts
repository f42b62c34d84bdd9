/** What a visitor typed into a form of the offers, and what is wrong with it (spec P5.3). */
import type { NewProspect } from '../../../contract/prospect.ts';
import type { LeadFormWords } from '../../../locales/en/marketing.ts';
import { fill } from '../../ui/fill.ts';

export const LEAD_FIELDS = ['companyName', 'contactName', 'contactPhone'] as const;
export type LeadField = (typeof LEAD_FIELDS)[number];
export type LeadErrors = Partial<Record<LeadField, string>>;

export const MOST = { companyName: 50, contactName: 20, contactPhone: 20 } as const;

/** Every non-digit goes, 20 digits stay. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, MOST.contactPhone);

export function readLead(data: FormData, from: NewProspect['from']): NewProspect {
  const read = (name: LeadField) => String(data.get(name) ?? '').trim();
  return {
    companyName: read('companyName'),
    contactName: read('contactName'),
    contactPhone: phoneDigits(read('contactPhone')),
    from,
  };
}

export function leadProblems(lead: NewProspect, words: LeadFormWords): LeadErrors {
  const errors: LeadErrors = {};
  for (const field of LEAD_FIELDS) {
    if (!lead[field]) errors[field] = words.required;
    else if (lead[field].length > MOST[field]) errors[field] = fill(words.tooLong, { most: MOST[field] });
  }
  return errors;
}

/** "{field}异常" for each failing field (spec P8). */
export const failingFields = (errors: LeadErrors, words: LeadFormWords): string[] =>
  LEAD_FIELDS.filter((field) => errors[field]).map((field) => fill(words.invalid, { field: words[field] }));
