/** The counts beside the results: values, labels and how many. Pure. */
import type { Language } from '../../../contract/schema/error.ts';
import type { Facet } from '../../../contract/search.ts';
import { numberText } from '../../../domain/text/format.ts';
import type { Count } from '../match/engine.ts';

/** A name in both languages. */
export interface Named {
  name: string;
  name_zh: string | null;
}

const inLanguage = ({ name, name_zh }: Named, language: Language): string =>
  language === 'zh' ? (name_zh ?? name) : name;

const entry = (value: string, label: string, count: number): Facet[number] => ({
  value,
  label,
  count,
  more: false,
});

/** The values of a facet, the commonest first. A value that `named` does not know is left out. */
export function eachValue<V extends string | number>(
  counts: readonly Count[],
  language: Language,
  named: (value: V) => (Named & { value?: string }) | undefined,
): Facet {
  return counts
    .flatMap(([value, count]) => {
      const name = named(value as V);
      return name ? [entry(name.value ?? String(value), inLanguage(name, language), count)] : [];
    })
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** Bounds with what is within them, as the engine has put them in order. */
export const eachBound = (
  counts: readonly Count[],
  language: Language,
  named: (bound: number) => Named,
): Facet =>
  counts.map(([bound, count]) => entry(String(bound), inLanguage(named(Number(bound)), language), count));

/** Ranges "10-50", "500-" or "-10" of prices. */
export const eachRange = (counts: readonly Count[]): Facet =>
  counts.map(([range, count]) => {
    const value = String(range);
    const [from = '', to = ''] = value.split('-').map((edge) => edge && numberText(Number(edge)));
    return entry(value, from === '' ? `≤ ${to}` : to === '' ? `≥ ${from}` : `${from}–${to}`, count);
  });

/** Counts of values that are summed up under others, null for none. */
export function under(counts: readonly Count[], of: (value: number) => number | null | undefined): Count[] {
  const sums = new Map<number, number>();
  for (const [value, n] of counts) {
    const above = of(Number(value));
    if (above) sums.set(above, (sums.get(above) ?? 0) + n);
  }
  return [...sums];
}
