/** Counts beside the results: values, labels, how many. Pure. */
import type { Language } from '../../contract/error.ts';
import type { Facet } from '../../contract/search.ts';
import { numberText } from '../../domain/format.ts';

/** A name in both languages. */
export interface Named {
  name: string;
  name_zh: string | null;
}

/** By their rank, as results carry it. */
export const TIERS = ['default', 'silver', 'vip', 'diamond'] as const;
export const rankOfTier = (tier: 'silver' | 'vip' | 'diamond'): number => TIERS.indexOf(tier);

const inLanguage = ({ name, name_zh }: Named, language: Language): string =>
  language === 'zh' ? (name_zh ?? name) : name;

/** Counts what stands in results; `more` where the results end at the bound. */
export class Counter<T> {
  private readonly found: readonly T[];
  private readonly language: Language;
  private readonly more: boolean;
  constructor(found: readonly T[], language: Language, more = false) {
    this.found = found;
    this.language = language;
    this.more = more;
  }

  /** How often each value stands in the results, the commonest first. A value that `named` does not know is left out. */
  each<V extends string | number>(
    values: (row: T) => Iterable<V | null>,
    named: (value: V) => Named | undefined,
  ): Facet {
    const counts = new Map<V, number>();
    for (const row of this.found)
      for (const value of values(row)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts]
      .flatMap(([value, count]) => {
        const name = named(value);
        return name ? [this.entry(String(value), inLanguage(name, this.language), count)] : [];
      })
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
  }

  /** How many results are within each bound, the least first; bounds that tell nothing apart are left out. */
  upTo(bounds: readonly number[], value: (row: T) => number, label: (bound: number) => Named): Facet {
    // results by the first bound that they are within; each bound holds those before it too
    const counts = bounds.map(() => 0);
    for (const row of this.found) {
      const of = value(row);
      const at = bounds.findIndex((bound) => of <= bound);
      if (at >= 0) counts[at]!++;
    }
    let count = 0;
    return bounds.flatMap((bound, i) => {
      count += counts[i]!;
      return counts[i]! > 0
        ? [this.entry(String(bound), inLanguage(label(bound), this.language), count)]
        : [];
    });
  }

  /** How many results a range of prices meets: ranges of about equal counts between round prices. */
  prices(of: (row: T) => { minPrice: number; maxPrice: number }): Facet {
    const priced = this.found.map(of).filter(({ minPrice }) => minPrice > 0);
    const edges = priceEdges(priced.map(({ minPrice }) => minPrice));
    if (edges.length === 0) return [];
    return [null, ...edges].flatMap((from, i) => {
      const to = edges[i] ?? null;
      let count = 0;
      for (const { minPrice, maxPrice } of priced)
        if ((from === null || maxPrice >= from) && (to === null || minPrice <= to)) count++;
      const value = `${from ?? ''}-${to ?? ''}`;
      const label =
        from === null
          ? `≤ ${numberText(to!)}`
          : to === null
            ? `≥ ${numberText(from)}`
            : `${numberText(from)} – ${numberText(to)}`;
      return count > 0 ? [this.entry(value, label, count)] : [];
    });
  }

  /** One entry of everything found. */
  whole(value: string, label: Named): Facet {
    return this.found.length === 0
      ? []
      : [this.entry(value, inLanguage(label, this.language), this.found.length)];
  }

  private entry(value: string, label: string, count: number): Facet[number] {
    return { value, label, count, more: this.more };
  }
}

/** Round prices that part the prices into at most five ranges of about equal counts. */
export function priceEdges(prices: readonly number[]): number[] {
  // typed arrays are sorted by number, several times as fast
  const sorted = Float64Array.from(prices).sort();
  const edges = new Set<number>();
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    const price = sorted[Math.floor(part * sorted.length)];
    if (price !== undefined && sorted.at(-1)! > sorted[0]!) edges.add(roundPrice(price));
  }
  return [...edges].filter((edge) => edge > sorted[0]! && edge <= sorted.at(-1)!).sort((a, b) => a - b);
}

/** The nearest of 1, 2, 5, 10, 20, 50 … and 0.5, 0.2, 0.1 … */
function roundPrice(price: number): number {
  const decade = 10 ** Math.floor(Math.log10(price));
  const step = [1, 2, 5, 10].reduce((a, b) =>
    Math.abs(Math.log(b * decade) - Math.log(price)) < Math.abs(Math.log(a * decade) - Math.log(price))
      ? b
      : a,
  );
  return Number((step * decade).toPrecision(1));
}
