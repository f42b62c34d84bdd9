/** Recommended products in full rows, from more than one supplier where possible (spec P2.10). */

export const ROW = 4;
/** Of one supplier, while others have something as near. */
const MAX_OF_ONE = 3;

/**
 * At most `most` of the candidates, who come nearest first: of each supplier a few, and only then more of the same.
 * A last row that would not be full is left out, unless it is the only one.
 */
export function recommended<T>(candidates: readonly T[], supplierOf: (one: T) => number, most: number): T[] {
  const counts = new Map<number, number>();
  const first: T[] = [];
  const more: T[] = [];
  for (const one of candidates) {
    const supplier = supplierOf(one);
    const count = (counts.get(supplier) ?? 0) + 1;
    counts.set(supplier, count);
    (count <= MAX_OF_ONE ? first : more).push(one);
  }
  return wholeRows([...first, ...more].slice(0, most));
}

export const wholeRows = <T>(chosen: readonly T[]): T[] =>
  chosen.slice(0, chosen.length < ROW ? chosen.length : chosen.length - (chosen.length % ROW));
