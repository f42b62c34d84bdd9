/** A price beside those of its category, and beside its own past (decision 37). */

/** Fewer say nothing of what is usual. */
export const LEAST_PRICES = 8;
/** Times the median deviation, of logarithms: prices differ by factors. */
const FAR = 3.5;
/** Deviation that any category is granted: where all cost the same, twice as much is not yet far. */
const LEAST_DEVIATION = 0.3;
/** In no category is a price far that is within a third and three times of the usual one. */
const LEAST_FACTOR = Math.log(3);
/** Makes the median deviation of a normal distribution its standard deviation. */
const NORMAL = 1.4826;

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/**
 * Per cent of the usual price, where it is far from it: robust, so that some odd prices among the others move nothing. Undefined
 * where it is not, or where too few are known.
 */
export function farFromUsual(price: number, others: readonly number[]): number | undefined {
  const logs = inOrder(others.filter((other) => other > 0).map(Math.log));
  if (!(price > 0) || logs.length < LEAST_PRICES) return undefined;
  const usual = median(logs);
  const deviation = NORMAL * median(inOrder(logs.map((one) => Math.abs(one - usual))));
  const off = Math.abs(Math.log(price) - usual);
  if (off < LEAST_FACTOR || off / Math.max(deviation, LEAST_DEVIATION) < FAR) return undefined;
  const share = (price / Math.exp(usual)) * 100;
  return share < 10 ? Math.round(share * 10) / 10 : Math.round(share);
}

/** Of its own price before. */
const MOST_CHANGE = 0.5;

/** The change in per cent, where it is half or more: −90, 150. */
export function leapOf(before: number, after: number): number | undefined {
  if (!(before > 0 && after > 0)) return undefined;
  const change = after / before - 1;
  return change <= -MOST_CHANGE || change >= MOST_CHANGE ? Math.round(change * 100) : undefined;
}
