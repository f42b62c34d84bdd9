/** What a visitor has typed into a form of the marketing pages, and its errors (spec P5.3). */
import type { NewProspect } from '../../../contract/operator/prospect.ts';
import { bareNumber } from '../../../domain/text/telephone.ts';
import type { ProspectFormWords } from '../../../locales/en/marketing.ts';
import { fill } from '../../ui/picture/fill.ts';

export const PROSPECT_FIELDS = ['companyName', 'contactName', 'contactPhone'] as const;
export type ProspectField = (typeof PROSPECT_FIELDS)[number];
export type ProspectErrors = Partial<Record<ProspectField, string>>;

export const MOST = { companyName: 50, contactName: 20, contactPhone: 20 } as const;

/** What stands around the digits goes, 20 digits stay. */
export const phoneDigits = (typed: string): string =>
  bareNumber(typed).replace(/\D/g, '').slice(0, MOST.contactPhone);

export function readProspect(data: FormData, from: NewProspect['from']): NewProspect {
  const read = (name: ProspectField) => String(data.get(name) ?? '').trim();
  return {
    companyName: read('companyName'),
    contactName: read('contactName'),
    contactPhone: phoneDigits(read('contactPhone')),
    from,
  };
}

export function prospectProblems(prospect: NewProspect, words: ProspectFormWords): ProspectErrors {
  const errors: ProspectErrors = {};
  for (const field of PROSPECT_FIELDS) {
    if (!prospect[field]) errors[field] = words.required;
    else if (prospect[field].length > MOST[field]) errors[field] = fill(words.tooLong, { most: MOST[field] });
  }
  return errors;
}

/** "{field}异常" for each failing field (spec P8). */
export const failingFields = (errors: ProspectErrors, words: ProspectFormWords): string[] =>
  PROSPECT_FIELDS.filter((field) => errors[field]).map((field) =>
    fill(words.invalid, { field: words[field] }),
  );
