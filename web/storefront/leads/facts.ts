/** The facts of a lead in the language of the page. */

import type { LeadCard } from '../../../contract/deal/purchase.ts';
import type { Language } from '../../../contract/schema/error.ts';
import { MAX_QUOTATIONS } from '../../../domain/deal/quotation.ts';
import { quantityText } from '../../../domain/text/format.ts';
import type { Words } from '../../../locales/words.ts';
import { fill } from '../../ui/picture/fill.ts';
import { categoryName, priceText } from '../shell/names.ts';

/** Days before closing from which a lead is marked as closing soon. */
export const SOON = 3;

export const countryName = ({ receive }: Pick<LeadCard, 'receive'>, lang: Language): string =>
  lang === 'zh' ? receive.name_zh || receive.name : receive.name;

export const quantityOf = ({ quantity, unit }: Pick<LeadCard, 'quantity' | 'unit'>, words: Words) =>
  quantityText(quantity, unit, words.values.units);

/** "$1.20/piece"; null when the buyer named no price. */
export const targetText = (
  { targetPrice, currency, unit }: Pick<LeadCard, 'targetPrice' | 'currency' | 'unit'>,
  words: Words,
): string | null => (targetPrice ? priceText({ min_price: targetPrice, currency, unit }, words) : null);

export function remainText(days: number, { lead }: Words): string {
  if (days <= 0) return lead.row.lastDay;
  return days === 1 ? lead.row.dayLeft : fill(lead.row.daysLeft, { n: days });
}

export const quotationsText = (n: number, { lead }: Words): string =>
  fill(n >= MAX_QUOTATIONS ? lead.row.full : lead.row.quotations, { n, most: MAX_QUOTATIONS });

/** The category with its ancestors, root first. */
export function categorySteps({ category }: Pick<LeadCard, 'category'>, lang: Language) {
  const ancestors = category.trace_cate.filter(({ id }) => id !== category.id);
  const steps = [...ancestors, category];
  return steps.map((step) => ({ id: step.id, name: categoryName(step, lang) }));
}
