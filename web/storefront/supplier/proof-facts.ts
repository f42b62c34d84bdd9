/**
 * What was checked, stated and measured about a supplier, as text (decision 29): for pages, and row by row in a
 * comparison.
 */
import type { PublicCompany } from '../../../contract/company/company.ts';
import type { ShopQualification } from '../../../contract/company/shop.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { Words } from '../../../locales/words.ts';
import { fill } from '../../ui/picture/fill.ts';
import { hoursText, responseText, shownDate } from '../shell/names.ts';

export interface Figure {
  name: string;
  value: string;
}

export interface ProofFact {
  key: string;
  name: string;
  /** Empty where nothing is known. */
  text: string;
  /** What large type says of it, where that is not the text. */
  figures?: Figure[];
}

export const yearsText = (years: number, { proof }: Words): string =>
  years === 1 ? proof.oneYear : fill(proof.years, { n: years });

/** The same facts in the same order for every company. */
export function proofFacts(company: PublicCompany, words: Words, lang: Language): ProofFact[] {
  const { proof: w, shop } = words;
  const { proof, factory, response, basicinformation } = company;
  const { figureNames: figures } = shop;
  const staff = (factory.rd_staff ?? 0) + (factory.quality_staff ?? 0);
  const fact = (key: string, name: string, text: string | undefined, shown?: Figure[]): ProofFact => ({
    key,
    name,
    text: text ?? '',
    ...(shown && { figures: shown }),
  });
  return [
    fact(
      'checked',
      w.checked,
      proof.verified_on ? fill(w.checkedText, { date: shownDate(proof.verified_on, lang) }) : '',
      [],
    ),
    fact(
      'in_business',
      w.inBusiness,
      proof.years && proof.established
        ? fill(w.since, { years: yearsText(proof.years, words), year: proof.established })
        : basicinformation['Year Established'],
      proof.years && proof.established
        ? [
            {
              name: fill(figures.since, { year: proof.established }),
              value: yearsText(proof.years, words),
            },
          ]
        : [{ name: figures.established, value: basicinformation['Year Established'] }],
    ),
    fact('workers', words.product.workers, factory.workers ?? basicinformation['Number of Workers']),
    fact('staff', w.staff, staff ? fill(w.staffText, { n: numberText(staff) }) : ''),
    fact('area', figures.area, factory.area ? fill(shop.area, { n: numberText(factory.area) }) : ''),
    fact('lines', figures.lines, factory.production_lines ? numberText(factory.production_lines) : ''),
    fact('export', figures.export, factory.export_share === null ? '' : `${factory.export_share}%`),
    fact('response', words.common.response, responseText(response, words), [
      ...(response ? [{ name: figures.rate, value: `${response.rate}%` }] : []),
      ...(response?.hours
        ? [
            {
              name: figures.time,
              value: fill(shop.within, { time: hoursText(response.hours, words.common) }),
            },
          ]
        : []),
    ]),
  ];
}

/** Issuer, number and expiry of a certificate. */
export function certificateFacts(
  { issuer, number, expires }: Pick<ShopQualification, 'issuer' | 'number' | 'expires'>,
  { proof, shop }: Words,
  lang: Language,
): string[] {
  return [
    fill(shop.issuedBy, { issuer }),
    ...(number ? [fill(proof.number, { number })] : []),
    expires ? fill(shop.validUntil, { date: shownDate(expires, lang) }) : shop.unlimited,
  ];
}
