/** Spreads results over suppliers, where others are as good. Pure. */

/** Of so many results in a row one supplier has at most MOST, while others are as good. */
export const WINDOW = 20;
export const MOST = 4;

/**
 * The results of each band, all of which are as good as equal, in an order in which no supplier has more than MOST of any
 * WINDOW results that follow each other, as long as the band has others; where it has too few of them, none has more than its
 * share. What is put off keeps its order and comes as soon as it may; nothing leaves its band, and nothing is left out.
 * `bands` stand best first; what was placed before them counts.
 */
export function spreadOverSuppliers<T>(
  bands: readonly (readonly T[])[],
  supplierOf: (result: T) => number,
): T[] {
  const out: T[] = [];
  const recent = new Map<number, number>();
  const count = (supplier: number) => recent.get(supplier) ?? 0;
  const place = (result: T, supplier: number) => {
    out.push(result);
    recent.set(supplier, count(supplier) + 1);
    // the window that the next result closes has WINDOW - 1 before it
    const gone = out[out.length - WINDOW];
    if (gone !== undefined) recent.set(supplierOf(gone), count(supplierOf(gone)) - 1);
  };
  for (const band of bands) {
    const queues = new Map<number, number[]>();
    band.forEach((result, at) => {
      const queue = queues.get(supplierOf(result));
      if (queue) queue.push(at);
      else queues.set(supplierOf(result), [at]);
    });
    for (const queue of queues.values()) queue.reverse();
    while (queues.size > 0) {
      const supplier = nextOf(queues, count);
      const queue = queues.get(supplier)!;
      place(band[queue.pop()!]!, supplier);
      if (queue.length === 0) queues.delete(supplier);
    }
  }
  return out;
}

/** Whose first result stands first among those who have room; where nobody has, who has fewest. */
function nextOf(queues: ReadonlyMap<number, readonly number[]>, count: (supplier: number) => number): number {
  let [next, least, first] = [0, Number.POSITIVE_INFINITY, 0];
  for (const [supplier, queue] of queues) {
    const over = Math.max(0, count(supplier) - MOST + 1);
    const at = queue.at(-1)!;
    if (over < least || (over === least && at < first)) [next, least, first] = [supplier, over, at];
  }
  return next;
}
