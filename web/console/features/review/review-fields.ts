import type { ReviewContent } from '../../../../contract/review.ts';
import type { ConsoleReviewWords } from '../../../../locales/en/console-review.ts';
import { htmlText } from './html-text.ts';

type FieldName = keyof ConsoleReviewWords['fields'];
export type TextField = Exclude<FieldName, 'images'>;

/** Everything a reviewer judges, as text; images are compared beside it. */
export function textFields(content: ReviewContent, words: ConsoleReviewWords): Record<TextField, string> {
  const map = (entries: Record<string, string>) =>
    Object.entries(entries)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  const { price, currency, unit, min_order } = content;
  const tiers = price.map(
    ({ Start, End, Price }) =>
      `${End === null ? `${Start} ${words.andAbove}` : `${Start} – ${End}`}: ${currency}${Price}`,
  );
  return {
    title: content.title,
    category: content.category,
    keywords: content.keywords.join(', '),
    properties: map(content.properties),
    price: tiers.length > 0 ? tiers.join('\n') : words.negotiable,
    trade: `${min_order} ${unit}`,
    content: htmlText(content.content),
    details: map(content.details),
  };
}
