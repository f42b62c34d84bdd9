/** Price ranges with counts, from any number of prices in one pass. Pure. */
import type { Count } from './engine.ts';

/** 1, 2, 5, 10 … and the geometric means between them, from where the nearest round price is the next one. */
const EDGES: number[] = [];
for (let decade = -4; decade < 10; decade++)
  for (const [step, next] of [
    [1, 2],
    [2, 5],
    [5, 10],
  ] as const) {
    const round = (n: number) => Number((n * 10 ** decade).toPrecision(1));
    EDGES.push(round(step), Math.sqrt(round(step) * round(next)));
  }
const isRound = (edge: number) => edge % 2 === 0;
/** Classes of prices: of each edge those below it (down to the edge before) and those that are it; then those above all. */
export const PRICE_CLASSES = 2 * EDGES.length + 1;
/** What has no price is in none of them. */
const NO_PRICE = PRICE_CLASSES;

/** The class of a price; where the price is 0 there is none. */
export function priceClass(price: number): number {
  if (price <= 0) return NO_PRICE;
  let low = 0;
  let high = EDGES.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (EDGES[middle]! < price) low = middle + 1;
    else high = middle;
  }
  return 2 * low + (EDGES[low] === price ? 1 : 0);
}

/** The place among EDGES of the round price that is nearest to the prices of a class. */
function nearest(of: number): number {
  const above = of >> 1;
  if ((of & 1) === 1 && isRound(above)) return above;
  // an edge that is a mean belongs to the higher round price
  const next = (of & 1) === 1 ? above + 1 : isRound(above) ? above : above - 1;
  return Math.min(next, EDGES.length - 2);
}

/** Where 20, 40, 60 and 80 % of the prices end, in round prices: ranges of about equal counts, both ends included. */
export function priceRanges(classes: Uint32Array): Count[] {
  const all = classes.reduce((sum, n) => sum + n, 0);
  const first = classes.findIndex((n) => n > 0);
  let last = classes.length - 1;
  while (last > first && classes[last] === 0) last--;
  if (all === 0 || first === last) return [];
  const edges = new Set<number>();
  for (const part of [0.2, 0.4, 0.6, 0.8]) {
    let left = Math.floor(part * all);
    let at = 0;
    while (left >= classes[at]!) left -= classes[at++]!;
    const edge = nearest(at);
    // one that all prices are above, or below, parts nothing
    if (2 * edge + 1 > first && 2 * edge + 1 <= last) edges.add(edge);
  }
  const sorted = [...edges].sort((a, b) => a - b);
  const between = (from: number, to: number) => {
    let n = 0;
    for (let i = from; i <= to; i++) n += classes[i]!;
    return n;
  };
  return [null, ...sorted].flatMap((from, i) => {
    const to = sorted[i] ?? null;
    const n = between(from === null ? 0 : 2 * from + 1, to === null ? classes.length - 1 : 2 * to + 1);
    const value = `${from === null ? '' : EDGES[from]}-${to === null ? '' : EDGES[to]}`;
    return sorted.length > 0 && n > 0 ? [[value, n] satisfies Count] : [];
  });
}
