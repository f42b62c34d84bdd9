/** What a visitor has typed into a form of the marketing pages, and its errors (spec P5.3). */
import type { NewProspect } from '../../../contract/operator/prospect.ts';
import { phoneDigits } from '../../../domain/text/telephone.ts';
import type { ProspectFormWords } from '../../../locales/en/site/marketing.ts';
import { emptyFields, type FieldErrors, type FieldRules } from '../../storefront/form/form-fields.ts';
import { fill } from '../../ui/picture/fill.ts';

export const PROSPECT_FIELDS = ['companyName', 'contactName', 'contactPhone'] as const;
type ProspectField = (typeof PROSPECT_FIELDS)[number];
export type ProspectRules = FieldRules<ProspectField>;

export function readProspect(data: FormData, from: NewProspect['from']): NewProspect {
  const read = (name: ProspectField) => String(data.get(name) ?? '').trim();
  return {
    companyName: read('companyName'),
    contactName: read('contactName'),
    contactPhone: phoneDigits(read('contactPhone')),
    from,
  };
}

export function prospectProblems(
  prospect: NewProspect,
  words: ProspectFormWords,
  rules: ProspectRules,
): FieldErrors<ProspectField> {
  const errors = emptyFields(rules, prospect, words.required);
  for (const field of PROSPECT_FIELDS) {
    const most = rules[field].maxLength ?? Infinity;
    if (prospect[field].length > most) errors[field] = fill(words.tooLong, { most });
  }
  return errors;
}
