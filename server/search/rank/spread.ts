/** Spreads equally good results over several suppliers. Pure. */

/** Of so many results in a row one supplier has at most MAX, while others are as good. */
export const WINDOW = 20;
export const MAX = 4;

/**
 * The results of each band, all of which are as good as equal, in an order in which no supplier has more than MAX of any
 * WINDOW results that follow each other, as long as the band has others; where it has too few of them, none has more than its
 * share. What is put off keeps its order and comes as soon as it may; nothing leaves its band, and nothing is left out.
 * `bands` stand best first; what was placed before them counts.
 */
export function spreadOverSuppliers<T>(
  bands: readonly (readonly T[])[],
  supplierOf: (result: T) => number,
): T[] {
  const numbers = new Map<number, number>();
  const numberOf = (supplier: number): number => {
    let number = numbers.get(supplier);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(supplier, number);
    }
    return number;
  };
  const suppliers = bands.map((band) => Uint32Array.from(band, (result) => numberOf(supplierOf(result))));
  const recent = new Uint32Array(numbers.size);
  const placed: number[] = [];
  return bands.flatMap((band, i) => orderOf(suppliers[i]!, recent, placed).map((at) => band[at]!));
}

/** The places of a band in their new order; `recent` counts each supplier among the last of `placed`, the suppliers so far. */
function orderOf(suppliers: Uint32Array, recent: Uint32Array, placed: number[]): number[] {
  const order: number[] = [];
  const isPlaced = new Uint8Array(suppliers.length);
  let first = 0;
  while (order.length < suppliers.length) {
    while (isPlaced[first] === 1) first++;
    const at = nextOf(suppliers, recent, isPlaced, first);
    const supplier = suppliers[at]!;
    isPlaced[at] = 1;
    order.push(at);
    placed.push(supplier);
    recent[supplier]!++;
    // the window that the next result closes has WINDOW - 1 before it
    const gone = placed[placed.length - WINDOW];
    if (gone !== undefined) recent[gone]!--;
  }
  return order;
}

/** The first whose supplier has room; where nobody has, the first of who has fewest. */
function nextOf(suppliers: Uint32Array, recent: Uint32Array, isPlaced: Uint8Array, first: number): number {
  let next = first;
  let fewest = recent[suppliers[first]!]!;
  for (let at = first + 1; at < suppliers.length && fewest >= MAX; at++) {
    const n = recent[suppliers[at]!]!;
    if (n >= fewest || isPlaced[at] === 1) continue;
    next = at;
    fewest = n;
  }
  return next;
}
