/** Prices, quantities and units of one product. */
import type { PriceTier } from '../../../domain/price/price.ts';
import type { Leaf } from '../leaves.ts';
import type { Draw } from './draw.ts';

export interface Pricing {
  /** Where the first price lies in the price span of its branch, 0 to 1. */
  share: number;
  /** Where it lies in the range of its leaf, 0 to 1. */
  place: number;
  prices: PriceTier[];
  unit: string;
  min_order: number;
  currency: '$' | '¥';
}

/** To three significant digits, at most four decimals; round figures where sellers write them. */
function roundPrice(price: number): number {
  if (price >= 1000) return Math.round(price / 10) * 10;
  if (price >= 100) return Math.round(price);
  if (price >= 1) return Math.round(price * 100) / 100;
  return Math.max(
    0.0001,
    Number(price.toPrecision(2)) > 0.001 ? Number(price.toFixed(4)) : Number(price.toFixed(4)),
  );
}

const ROUND = [
  1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000, 20_000, 50_000, 100_000,
  200_000,
];
/** The next round quantity below. */
export const roundQuantity = (n: number) => ROUND.findLast((r) => r <= n) ?? 1;

/** Units that are a measure or a package: one product is not sold by each of them. */
const LARGE: Record<string, number> = { ton: 1000, kg: 1 };

function unitFor(leaf: Leaf, d: Draw): string {
  const [first, ...others] = leaf.trade.units;
  // prices of a leaf are of the first unit: a ton and a kilogram differ by a thousand, a piece and a set do not
  const near = others.filter(
    (u) => LARGE[u] === LARGE[first!] && !['roll', 'meter', 'square meter', 'box', 'bag'].includes(u),
  );
  return near.length > 0 && d.chance(0.2) ? d.pick(near) : first!;
}

/** Falling prices of 1 to 4 tiers from the minimum order up; none for the negotiable. */
export function pricingOf(leaf: Leaf, d: Draw): Pricing {
  const [low, high] = leaf.price;
  const place = d.next();
  const first = low * (high / low) ** (0.08 + 0.84 * place);
  const [from, to] = leaf.span;
  const share = Math.min(1, Math.max(0, (Math.log(first) - from) / (to - from)));
  // dear things of a branch are sold by fewer
  const [least, most] = leaf.trade.moq;
  const min_order = roundQuantity(
    Math.max(least, least * (most / least) ** ((1 - share) * (0.35 + 0.5 * d.next()))),
  );
  const unit = unitFor(leaf, d);
  const yuan = d.chance(0.04);
  if (d.chance(0.07)) return { share, place, prices: [], unit, min_order, currency: '$' };
  const count = d.pick(min_order === 1 && first > 5000 ? [1, 1, 2, 3] : [1, 2, 3, 3, 3, 4]);
  const prices: PriceTier[] = [];
  let start = min_order;
  let price = first * (yuan ? 7 : 1);
  for (let i = 0; i < count; i++) {
    const next = start < 5 ? start + d.int(1, 9) : roundQuantity(start * d.pick([2, 3, 5, 10])) || start * 5;
    const last = i === count - 1 || next <= start;
    prices.push({ Start: start, End: last ? null : next - 1, Price: roundPrice(price) });
    if (last) break;
    start = next;
    const cheaper = roundPrice(price * (0.84 + 0.12 * d.next()));
    // a rounding that leaves the price as it was ends the list: a second tier must be cheaper
    if (cheaper >= prices.at(-1)!.Price) {
      prices.at(-1)!.End = null;
      break;
    }
    price = cheaper;
  }
  return { share, place, prices, unit, min_order, currency: yuan ? '¥' : '$' };
}
