import type { QuotationTerms, TermName } from '../../../../contract/deal/quotation.ts';
import { posterDay } from '../../../../domain/deal/closing.ts';
import { useBackofficeWords } from '../../../backoffice/app/words.ts';
import { useFormat } from '../../../backoffice/parts/use-format.ts';
import { useQuotationWords } from '../../words.ts';

/** What a quotation says of a term, as text; of several lines for prices. */
export function useTermTexts(): (name: TermName, terms: QuotationTerms) => string {
  const words = useQuotationWords();
  const { none } = useBackofficeWords();
  const format = useFormat();
  return (name, terms) => {
    const { currency, unit, sample } = terms;
    const days = (n: number | null) => (n === null ? '' : words.leadTime(n));
    const texts: Record<TermName, () => string> = {
      item_name: () => terms.item_name,
      model: () => terms.model,
      details: () => terms.details,
      price: () =>
        terms.price
          .map(
            ({ Start, Price }) =>
              `${format.amount(currency, Price)} / ${format.unit(unit)} · ${words.from(format.quantity(Start, unit))}`,
          )
          .join('\n'),
      currency: () => currency,
      unit: () => format.unit(unit),
      min_order: () => (terms.min_order === null ? '' : format.quantity(terms.min_order, unit)),
      incoterm: () => [terms.incoterm, terms.port].filter(Boolean).join(' '),
      port: () => terms.port,
      lead_time_days: () => days(terms.lead_time_days),
      payment_terms: () => terms.payment_terms.join(', '),
      sample: () =>
        sample.offered
          ? [sample.free ? words.sample.free : words.sample.paid, days(sample.days)]
              .filter(Boolean)
              .join(' · ')
          : words.sample.none,
      files: () => terms.files.map((file) => file.name).join(', '),
      valid_until: () => words.endOf(posterDay(terms.valid_until)),
    };
    return texts[name]() || none;
  };
}
