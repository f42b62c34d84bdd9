import { dollarsBeside } from '../../../domain/price/exchange-rate.ts';
import { leastOrder } from '../../../domain/price/list-price.ts';
import { quantityText } from '../../../domain/text/format.ts';
import { fill } from '../../ui/picture/fill.ts';
import { unitName } from '../shell/names.ts';
import { useSite } from '../shell/site.tsx';
import { tierPrice, tierRange } from './price-line.tsx';
import type { Priced } from './price-texts.ts';
import { quantityTotal } from './quantity-total.ts';
import type { RepriceTexts } from './reprice.ts';
import { UnclearNumbers, useUnclear } from './unclear-number.tsx';

/**
 * What one unit costs at which quantity, the row of the quantity needed marked and its total below; "Negotiable" without
 * tiers. The form works without script; with it each digit shows its price at once (behaviours/quantity-price.ts).
 */
export function PriceTiers({ product }: { product: Priced }) {
  const { words, orderQuantity, rates, to, here } = useSite();
  const { price: w } = words;
  const unclear = useUnclear('quantity');
  const { price, currency } = product;
  const unit = words.values.units.plurals[product.unit] ?? unitName(product.unit, words);
  if (!price.some(({ Price }) => Price > 0))
    return (
      <div className="rounded-md bg-mist px-5 py-4">
        <p className="text-xxl font-semibold">{words.common.negotiable}</p>
        <p className="text-sm text-ink-soft">{words.product.negotiableText}</p>
      </div>
    );
  const units = words.values.units;
  const texts = {
    total: w.totalOf,
    least: fill(w.least, { quantity: quantityText(leastOrder(product), product.unit, units) }),
    above: w.askAbove,
    approximately: w.approximately,
  };
  const priced = { price, currency, min_order_quantity: product.min_order_quantity, rates };
  const total = quantityTotal(priced, orderQuantity, texts);
  const { from, at, approximately, withDollars, total: totalFor, below, above } = w;
  const cards: RepriceTexts = {
    price: { from, at, approximately, withDollars, total: totalFor, below, above },
    negotiable: words.common.negotiable,
  };
  return (
    <div
      className="overflow-hidden rounded-md bg-mist"
      data-behaviour="quantity-price"
      data-product={JSON.stringify(priced)}
      data-texts={JSON.stringify(texts)}
      data-cards={JSON.stringify(cards)}
    >
      <table className="w-full text-left">
        <thead className="text-xs text-ink-faint">
          <tr>
            <th scope="col" className="px-5 pt-3 pb-1 font-normal">
              {fill(words.product.quantity, { unit })}
            </th>
            <th scope="col" className="px-5 pt-3 pb-1 text-right font-normal">
              {words.product.unitPrice}
            </th>
          </tr>
        </thead>
        <tbody className="">
          {price.map((tier, place) => {
            const dollars = dollarsBeside(tier.Price, currency, rates);
            return (
              <tr
                key={tier.Start}
                aria-current={place === total.tier ? 'true' : undefined}
                className="border-t border-line first:border-0 aria-[current=true]:bg-jade-tint aria-[current=true]:text-jade"
              >
                <td className="px-5 py-2">{tierRange(tier, words)}</td>
                <td className="px-5 py-2 text-right">
                  <span className="text-lg font-semibold">{tierPrice(tier, product, words)}</span>
                  {dollars !== null && (
                    <span className="ml-2 text-xs text-ink-faint">
                      {fill(w.approximately, { price: dollars })}
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <form
        action={to(here)}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-5 py-3 text-sm"
      >
        <label htmlFor="needed" className="text-ink-soft">
          {w.need}
        </label>
        <input
          id="needed"
          name="quantity"
          inputMode="numeric"
          defaultValue={orderQuantity ?? unclear?.text}
          aria-invalid={unclear ? true : undefined}
          placeholder={String(leastOrder(product))}
          className="h-9 w-28 rounded-md border border-line-strong bg-paper px-2"
        />
        <span className="text-ink-soft">{unit}</span>
        <button
          type="submit"
          className="h-9 rounded-md border border-line-strong bg-paper px-3 font-semibold hover:border-jade"
        >
          {w.apply}
        </button>
        <output htmlFor="needed" className="ml-auto text-right font-semibold">
          {total.sentence}
        </output>
        <UnclearNumbers names={['quantity']} className="w-full" />
      </form>
    </div>
  );
}
