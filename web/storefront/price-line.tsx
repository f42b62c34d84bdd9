import type { Currency } from '../../domain/enumerations.ts';
import { dollarsBeside } from '../../domain/exchange-rate.ts';
import { amountText, numberText, quantityText, roundedAmount } from '../../domain/format.ts';
import { leastOrder, listPrice } from '../../domain/list-price.ts';
import type { PriceTier } from '../../domain/price.ts';
import type { Words } from '../../locales/words.ts';
import { fill } from '../ui/fill.ts';
import { minOrderText, shownDate, unitName } from './names.ts';
import { type Site, useSite } from './site.tsx';

export interface Priced {
  price: readonly PriceTier[];
  currency: Currency;
  unit: string;
  min_order: string;
  min_order_quantity: number;
}

const SIZES = { card: 'text-md', row: 'text-lg' } as const;

/**
 * The price of a card with what makes it true: the quantity it begins at, or what the quantity in the address costs; in
 * dollars beside another currency; then the minimum order (decision 29).
 */
export function PriceLine({ product, size = 'card' }: { product: Priced; size?: keyof typeof SIZES }) {
  const site = useSite();
  const { words, needed } = site;
  const { unitPrice, rest } = priceTexts(product, site);
  return (
    <div className="text-xs text-ink-faint">
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-ink">
        <span className="sr-only">{words.common.price}: </span>
        <span className={`${SIZES[size]} font-semibold tabular-nums`}>{unitPrice}</span>
        {rest.length > 0 && (
          <span className="dotted text-xs text-ink-soft tabular-nums">
            {rest.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        )}
      </p>
      {product.min_order && saysMinimumApart(product, needed) && (
        <p>
          {minOrderText(product.min_order, words)} {words.common.minOrder}
        </p>
      )}
    </div>
  );
}

/** For a quantity the price says it, if there is one; a negotiable product that can not be ordered in so few has it apart. */
export const saysMinimumApart = (product: Priced, needed: number | null): boolean =>
  needed === null ||
  (listPrice(product, needed).kind === 'negotiable' && needed < product.min_order_quantity);

/** The unit price, and what has to stand beside it. */
export function priceTexts(
  product: Priced,
  site: Pick<Site, 'words' | 'needed' | 'rates'>,
): { unitPrice: string; rest: string[] } {
  const { words, needed, rates } = site;
  const { price: w, common } = words;
  const { currency, unit } = product;
  const quantity = (n: number) => quantityText(n, unit, words.values.units);
  const of = (unitPrice: number) => `${amountText(currency, unitPrice)}/${unitName(unit, words)}`;
  const dollars = (amount: number) => {
    const price = dollarsBeside(amount, currency, rates);
    return price === null ? [] : [fill(w.approximately, { price })];
  };
  const withDollars = (text: string, amount: number) => textWithDollars(text, amount, currency, site);
  const atLeast = (unitPrice: number) =>
    fill(w.at, { price: amountText(currency, unitPrice), quantity: numberText(leastOrder(product)) });
  const shown = listPrice(product, needed);
  switch (shown.kind) {
    case 'negotiable':
      return { unitPrice: common.negotiable, rest: [] };
    case 'above':
      return { unitPrice: fill(w.above, { quantity: quantity(needed ?? 0) }), rest: [] };
    case 'below':
      return {
        unitPrice: of(shown.unitPrice),
        rest: [...dollars(shown.unitPrice), fill(w.below, { quantity: quantity(shown.minimum) })],
      };
    case 'at': {
      const total = shown.unitPrice * shown.quantity;
      const text = fill(w.total, {
        total: amountText(currency, roundedAmount(total)),
        quantity: quantity(shown.quantity),
      });
      return {
        unitPrice: of(shown.unitPrice),
        rest: [...dollars(shown.unitPrice), withDollars(text, total)],
      };
    }
    case 'lowest': {
      const from = shown.from === null ? [] : [fill(w.from, { n: numberText(shown.from) })];
      const atMinimum =
        shown.atMinimum === null ? [] : [withDollars(atLeast(shown.atMinimum), shown.atMinimum)];
      return { unitPrice: of(shown.unitPrice), rest: [...dollars(shown.unitPrice), ...from, ...atMinimum] };
    }
  }
}

/** "1,000 – 9,999", "≥ 10,000". */
export const tierRange = ({ Start, End }: PriceTier, words: Words): string =>
  End === null
    ? fill(words.product.andMore, { n: numberText(Start) })
    : `${numberText(Start)} – ${numberText(End)}`;

export const tierPrice = ({ Price }: PriceTier, { currency }: Priced, words: Words): string =>
  Price > 0 ? amountText(currency, Price) : words.common.negotiable;

/** A text that says an amount, with what that comes to in dollars: "¥14.00 at 100 (≈ $2.00)". */
export function textWithDollars(
  text: string,
  amount: number,
  currency: Currency,
  { words, rates }: Pick<Site, 'words' | 'rates'>,
): string {
  const price = dollarsBeside(amount, currency, rates);
  return price === null ? text : fill(words.price.withDollars, { text, price });
}

/** From which day the rates are; on every page that may show a converted price. */
export function RatesNote() {
  const { words, lang, rates } = useSite();
  return rates && <p>{fill(words.price.ratesOf, { date: shownDate(rates.day, lang) })}</p>;
}
