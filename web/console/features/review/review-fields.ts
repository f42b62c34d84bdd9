import type { ReviewContent } from '../../../../contract/product/product-content.ts';
import type { Language } from '../../../../contract/schema/error.ts';
import { supplyTexts } from '../../../../domain/company/supply.ts';
import { withCertificationNames } from '../../../../domain/enumerations.ts';
import { amountText, numberText, quantityText } from '../../../../domain/text/format.ts';
import type { BackofficeWords } from '../../../../locales/en/backoffice/backoffice.ts';
import type { ConsoleReviewWords } from '../../../../locales/en/console/review.ts';
import type { OfficeReasonsWords } from '../../../../locales/en/office/reasons.ts';
import { localName } from '../../../backoffice/parts/format.ts';
import { htmlText } from './html-text.ts';

/** Images are compared beside it; the currency stands with the prices, unit and minimum order together. */
export type TextField = Exclude<keyof ReviewContent, 'images' | 'currency' | 'unit' | 'min_order'> | 'trade';

/** Everything a reviewer judges, as text. */
export function textFields(
  content: ReviewContent,
  language: Language,
  words: ConsoleReviewWords,
  values: Pick<OfficeReasonsWords, 'markets' | 'businessTypes'>,
  { units, withdrawn }: Pick<BackofficeWords, 'units' | 'withdrawn'>,
): Record<TextField, string> {
  const map = (entries: Record<string, string>) =>
    Object.entries(entries)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  const list = (stored: readonly string[], names: Record<string, string>) =>
    stored.map((value) => names[value] ?? value).join(', ');
  const { price, currency, unit, min_order } = content;
  const tiers = price.map(
    ({ Start, End, Price }) =>
      `${End === null ? `${numberText(Start)} ${words.andAbove}` : `${numberText(Start)}–${numberText(End)}`}: ${amountText(currency, Price)}`,
  );
  return {
    title: content.title,
    category: localName(content.category, language),
    keywords: content.keywords.join(', '),
    properties: withCertificationNames(map(content.properties), withdrawn),
    price: tiers.length > 0 ? tiers.join('\n') : words.negotiable,
    trade: quantityText(min_order, unit, units),
    sample_lead_time_days: String(content.sample_lead_time_days ?? ''),
    ...supplyTexts(content, words.supply, units),
    target_markets: list(content.target_markets, values.markets),
    business_type: list(content.business_type, values.businessTypes),
    content: htmlText(content.content),
    details: map(content.details),
  };
}

/** Each parameter of either side, in the order of what is proposed; empty where a side has none of the name. */
export function parameterRows(
  before: Record<string, string>,
  now: Record<string, string>,
): { name: string; before: string; now: string }[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])].map((name) => ({
    name,
    before: before[name] ?? '',
    now: now[name] ?? '',
  }));
}
