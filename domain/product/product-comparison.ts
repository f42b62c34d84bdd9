/** Which products are compared side by side, and where they differ (decision 27). */

/** So many fit beside each other, and in the tray. */
export const MAX_COMPARED = 5;

/** The ids of an address, "3,17": each once, in the order of choosing; `more` where some are too many. */
export function comparedIds(text: string | null): { ids: number[]; more: boolean } {
  const numbers = (text ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => (/^[1-9]\d{0,15}$/.test(part) ? Number(part) : 0))
    .filter((id) => id > 0 && Number.isSafeInteger(id));
  const all = [...new Set(numbers)];
  return { ids: all.slice(0, MAX_COMPARED), more: all.length > MAX_COMPARED };
}

export const TRAY_COOKIE = 'compare';

/** The tray after a press of a product's button: without it, or with it at the end; null where it is full. */
export function toggleCompared(ids: readonly number[], id: number): number[] | null {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : null;
}

/** Whether what stands in a row tells the products apart; a row that nobody fills in does not. */
export const areDifferent = (values: readonly string[]): boolean => new Set(values).size > 1;

/** Names that any of the products states, those that most of them state first, then in the order of the products. */
export function commonNames(products: readonly Readonly<Record<string, string>>[]): string[] {
  const counts = new Map<string, number>();
  for (const properties of products)
    for (const [name, value] of Object.entries(properties))
      if (value) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
}

/** The places of the lowest; none while fewer than two are known, or while all are equal. */
export function lowestPlaces(values: readonly (number | null)[]): ReadonlySet<number> {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const places = values.flatMap((value, place) => (value === least ? [place] : []));
  return new Set(known.length > 1 && places.length < known.length ? places : []);
}
