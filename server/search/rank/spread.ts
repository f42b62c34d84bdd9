/** Spreads results over suppliers, where others are as good. Pure. */

/** Of so many results in a row one supplier has at most MOST, while others are as good. */
export const WINDOW = 20;
export const MOST = 4;

/**
 * The results of each band, all of which are as good as equal, in an order in which no supplier has more than MOST of any
 * WINDOW results that follow each other, as long as the band has others. What is put off keeps its order and comes as soon as
 * it may; nothing leaves its band, and nothing is left out. `bands` stand best first; what was placed before them counts.
 */
export function spreadOverSuppliers<T>(
  bands: readonly (readonly T[])[],
  supplierOf: (result: T) => number,
): T[] {
  const out: T[] = [];
  const recent = new Map<number, number>();
  const place = (result: T) => {
    out.push(result);
    const supplier = supplierOf(result);
    recent.set(supplier, (recent.get(supplier) ?? 0) + 1);
    // the window that the next result closes has WINDOW - 1 before it
    const gone = out[out.length - WINDOW];
    if (gone !== undefined) recent.set(supplierOf(gone), (recent.get(supplierOf(gone)) ?? 1) - 1);
  };
  for (const band of bands) {
    const left = [...band];
    while (left.length > 0) {
      const next = left.findIndex((result) => (recent.get(supplierOf(result)) ?? 0) < MOST);
      place(left.splice(Math.max(next, 0), 1)[0]!);
    }
  }
  return out;
}
