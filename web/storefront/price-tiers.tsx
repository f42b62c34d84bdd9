import type { PriceTier } from '../../contract/price.ts';
import { amountText, numberText } from '../../domain/format.ts';
import { fill } from '../ui/fill.ts';
import { unitName } from './names.ts';
import { useWords } from './site.tsx';

interface Priced {
  price: PriceTier[];
  currency: '$' | '¥';
  min_price: number;
  unit: string;
}

/** What one unit costs at which quantity; "Negotiable" without tiers. */
export function PriceTiers({ product }: { product: Priced }) {
  const words = useWords();
  const { price, min_price } = product;
  const unit = unitName(product.unit, words);
  if (min_price <= 0 || price.length === 0)
    return (
      <div className="rounded-md bg-mist px-5 py-4">
        <p className="text-xxl font-semibold">{words.common.negotiable}</p>
        <p className="text-sm text-ink-soft">{words.product.negotiableText}</p>
      </div>
    );
  const range = ({ Start, End }: PriceTier) =>
    End === null
      ? fill(words.product.andMore, { n: numberText(Start) })
      : `${numberText(Start)} – ${numberText(End)}`;
  const amount = ({ Price }: PriceTier) =>
    Price > 0 ? amountText(product.currency, Price) : words.common.negotiable;
  return (
    <table className="w-full overflow-hidden rounded-md bg-mist text-left">
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
      <tbody className="tabular-nums">
        {price.map((tier) => (
          <tr key={tier.Start} className="border-t border-line first:border-0">
            <td className="px-5 py-2 text-ink-soft">{range(tier)}</td>
            <td className="px-5 py-2 text-right text-lg font-semibold">{amount(tier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
