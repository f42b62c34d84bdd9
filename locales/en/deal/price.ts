/** What stands beside prices (decision 29). */
export const price = {
  /** Of a unit price that holds from this quantity on. */
  from: 'from {n}',
  /** "$1.70 at 1,000", or with the unit as {quantity} */
  at: '{price} at {n}',
  /** In dollars, by the rate of a day. */
  approximately: '≈ {price}',
  /** The same behind a text that says an amount. */
  withDollars: '{text} (≈\u00a0{price})',
  /** The quantity needed, and what it costs together. */
  total: '{total} for {quantity}',
  /** The quantity needed is below what can be ordered. */
  below: 'at its min. order of {quantity}',
  /** More than any tier names. */
  above: 'Negotiable for {quantity}',
  totalOf: '{total} in total',
  least: 'Min. order {quantity}',
  askAbove: 'Negotiable for this quantity',
  ratesOf: 'Prices with ≈ are converted at the exchange rates of {date}.',
  need: 'I need',
  needLabel: 'Quantity I need',
  apply: 'Show prices',
  clear: 'Any quantity',
};
export type PriceWords = typeof price;
