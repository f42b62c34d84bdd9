import type { PriceTier } from '../../../domain/price/price.ts';
import { amountText, numberText } from '../../../domain/text/format.ts';
import type { Words } from '../../../locales/words.ts';
import { fill } from '../../ui/picture/fill.ts';
import { minOrderText, shownDate } from '../shell/names.ts';
import { type Site, useSite } from '../shell/site.tsx';
import { type Priced, priceTexts, showsMinimumSeparately } from './price-texts.ts';
import type { RepricedCard } from './reprice.ts';

const SIZES = { card: 'text-md', row: 'text-lg' } as const;

/**
 * The price of a card with what makes it true: the quantity it begins at, or what the quantity in the address costs; in
 * dollars beside another currency; then the minimum order (decision 29).
 */
export function PriceLine({ product, size = 'card' }: { product: Priced; size?: keyof typeof SIZES }) {
  const site = useSite();
  const { words, orderQuantity } = site;
  const { unitPrice, rest } = priceTexts(product, site);
  const anew = repriced(product, site);
  return (
    <div className="price-line" data-priced={anew}>
      <p>
        <span className="sr-only">{words.common.price}: </span>
        <strong data-unit-price="" className={SIZES[size]}>
          {unitPrice}
        </strong>
        {(rest.length > 0 || anew) && (
          <span data-rest="" className="dotted">
            {rest.map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
        )}
      </p>
      {product.min_order && (
        <p data-minimum="" hidden={!showsMinimumSeparately(product, orderQuantity)}>
          {minOrderText(product.min_order, words)} {words.common.minOrder}
        </p>
      )}
    </div>
  );
}

/** What the price is said with again where a quantity is typed (reprice.ts). */
function repriced(product: Priced, { reprices, words }: Site): string | undefined {
  if (!reprices) return undefined;
  const { price, currency, unit, min_order_quantity } = product;
  const { names, plurals } = words.values.units;
  const units = { one: names[unit], several: plurals[unit] };
  return JSON.stringify({ price, currency, unit, min_order_quantity, units } satisfies RepricedCard);
}

/** "1,000–9,999", "≥ 10,000". */
export const tierRange = ({ Start, End }: PriceTier, words: Words): string =>
  End === null
    ? fill(words.product.andMore, { n: numberText(Start) })
    : `${numberText(Start)}–${numberText(End)}`;

export const tierPrice = ({ Price }: PriceTier, { currency }: Priced, words: Words): string =>
  Price > 0 ? amountText(currency, Price) : words.common.negotiable;

/** From which day the rates are; on every page that may show a converted price. */
export function RatesNote() {
  const { words, lang, rates } = useSite();
  return rates && <p>{fill(words.price.ratesOf, { date: shownDate(rates.day, lang) })}</p>;
}
