/**
 * Lists of postings put together: what holds a word however it is said, all of several words, any of them. The lists that
 * come out of it stand in the arena: they last as long as the question.
 */
import { arena } from './arena.ts';
import { impactOf, isStrong, slotOf } from './text-index.ts';

/** Slots in ascending order, and what each is worth. */
export interface Matches {
  slots: Uint32Array;
  scores: Float32Array;
}

/** Postings, and what an impact among them is worth. */
export interface Valued {
  list: Uint32Array;
  value: number;
}

/** A posting with its impact times a weight of at most 1; an impact is at least 1. */
const lessened = (one: number, weight: number): number =>
  ((one & ~255) | Math.max(1, Math.round(impactOf(one) * weight))) >>> 0;

/** The same list with every impact times a weight. */
export function weighted(list: Uint32Array, weight: number): Uint32Array {
  if (weight === 1 || list.length === 0) return list;
  const out = arena.uint32(list.length);
  for (let i = 0; i < list.length; i++) out[i] = lessened(list[i]!, weight);
  return out;
}

/** Of two lists all postings, those of the second times a weight; where both hold a slot, the stronger one. */
export function union(a: Uint32Array, b: Uint32Array, weight = 1): Uint32Array {
  if (b.length === 0) return a;
  if (a.length === 0) return weighted(b, weight);
  const out = arena.uint32(a.length + b.length);
  let [i, j, n] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [p, q] = [slotOf(a[i]!), slotOf(b[j]!)];
    if (p < q) out[n++] = a[i++]!;
    else {
      const y = lessened(b[j++]!, weight);
      const x = p === q ? a[i++]! : 0;
      out[n++] = impactOf(x) >= impactOf(y) ? x : y;
    }
  }
  while (i < a.length) out[n++] = a[i++]!;
  while (j < b.length) out[n++] = lessened(b[j++]!, weight);
  return out.subarray(0, n);
}

/** The first place from `from` on whose slot is not below the one asked for. */
export function seek(list: Uint32Array, slot: number, from: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < list.length && slotOf(list[high]!) < slot) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  if (high > list.length) high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slotOf(list[middle]!) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Postings of what holds all of these terms: as strong as the weakest, where `keeps` does not say that it is weaker. */
export function together(lists: readonly Uint32Array[], weaken: (slot: number) => number): Uint32Array {
  const byLength = lists.toSorted((a, b) => a.length - b.length);
  const [first, ...others] = byLength;
  const out = arena.uint32(first!.length);
  const places = others.map(() => 0);
  let n = 0;
  next: for (const one of first!) {
    const slot = slotOf(one);
    let impact = impactOf(one);
    let strong = isStrong(one);
    for (let k = 0; k < others.length; k++) {
      const list = others[k]!;
      const place = seek(list, slot, places[k]!);
      places[k] = place;
      if (place >= list.length) break next;
      const other = list[place]!;
      if (slotOf(other) !== slot) continue next;
      impact = Math.min(impact, impactOf(other));
      strong &&= isStrong(other);
    }
    const worth = Math.max(1, Math.round(impact * weaken(slot)));
    out[n++] = ((slot << 9) | (strong ? 256 : 0) | worth) >>> 0;
  }
  return out.subarray(0, n);
}

/**
 * What holds all of the lists and passes, with the sum of the impacts times the value of each list. `optional` lists add
 * to the sum where they hold it too.
 */
export function allOf(
  needed: readonly Valued[],
  optional: readonly Valued[],
  passes: (slot: number) => boolean,
): Matches {
  const [rarest, ...others] = needed.toSorted((a, b) => a.list.length - b.list.length);
  const { list: first, value } = rarest!;
  const slots = arena.uint32(first.length);
  const scores = arena.float32(first.length);
  const lists = [...others, ...optional];
  const places = new Uint32Array(lists.length);
  let n = 0;
  next: for (let i = 0; i < first.length; i++) {
    const slot = slotOf(first[i]!);
    let score = impactOf(first[i]!) * value;
    for (let k = 0; k < lists.length; k++) {
      const { list, value: worth } = lists[k]!;
      const place = seek(list, slot, places[k]!);
      places[k] = place;
      if (place < list.length && slotOf(list[place]!) === slot) score += impactOf(list[place]!) * worth;
      else if (k >= others.length) continue;
      else if (place < list.length) continue next;
      else break next;
    }
    if (!passes(slot)) continue;
    slots[n] = slot;
    scores[n++] = score;
  }
  return { slots: slots.subarray(0, n), scores: scores.subarray(0, n) };
}

/** What is in either of two, each slot once. */
export function either(a: Matches, b: Matches): Matches {
  const slots = arena.uint32(a.slots.length + b.slots.length);
  const scores = arena.float32(slots.length);
  let n = 0;
  for (let i = 0, j = 0; i < a.slots.length || j < b.slots.length; n++) {
    const [x = Number.POSITIVE_INFINITY, y = Number.POSITIVE_INFINITY] = [a.slots[i], b.slots[j]];
    slots[n] = Math.min(x, y);
    scores[n] = x <= y ? a.scores[i]! : b.scores[j]!;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return { slots: slots.subarray(0, n), scores: scores.subarray(0, n) };
}

/** The places of the `most` best scores, best first; of equal ones the later. */
export function best(scores: Float32Array | Float64Array, most: number): Uint32Array {
  const heap = new Uint32Array(Math.min(most, scores.length));
  let n = 0;
  const worse = (a: number, b: number) => scores[a]! < scores[b]! || (scores[a] === scores[b] && a < b);
  const sink = (from: number, end: number) => {
    for (let i = from; ; ) {
      let child = 2 * i + 1;
      if (child >= end) return;
      if (child + 1 < end && worse(heap[child + 1]!, heap[child]!)) child++;
      if (!worse(heap[child]!, heap[i]!)) return;
      const held = heap[i]!;
      heap[i] = heap[child]!;
      heap[child] = held;
      i = child;
    }
  };
  for (let i = 0; i < scores.length; i++) {
    if (n < heap.length) {
      heap[n++] = i;
      if (n === heap.length) for (let k = (n >> 1) - 1; k >= 0; k--) sink(k, n);
    } else if (n > 0 && worse(heap[0]!, i)) {
      heap[0] = i;
      sink(0, n);
    }
  }
  return heap.subarray(0, n).sort((a, b) => (worse(a, b) ? 1 : -1));
}

function sumsOf(sums: Float32Array, slots: readonly number[]): Float32Array {
  const out = arena.float32(slots.length);
  for (let i = 0; i < slots.length; i++) out[i] = sums[slots[i]!]!;
  return out;
}

/** Sums of impacts by slot, kept from one question to the next: as long as the index has slots, and all 0 between. */
export class Sums {
  private values = new Float32Array(0);

  /**
   * The `most` best of what holds any of the lists and passes, with their sums. Of a list that can lift nothing new among
   * the best any more only what others hold too is read: the result is the same.
   */
  best(lists: readonly Valued[], slots: number, most: number, passes: (slot: number) => boolean): Matches {
    if (this.values.length < slots) this.values = new Float32Array(Math.ceil(slots * 1.3));
    const sums = this.values;
    const touched: number[] = [];
    const strongest = lists
      .map(({ list, value }) => ({ list, value, most: 255 * value }))
      .sort((a, b) => b.most - a.most);
    let left = strongest.reduce((sum, one) => sum + one.most, 0);
    let threshold = 0;
    for (const { list, value, most: worth } of strongest) {
      const open = left >= threshold;
      for (const one of list) {
        const slot = slotOf(one);
        const sum = sums[slot]!;
        if (sum === 0) {
          if (!open || !passes(slot)) continue;
          touched.push(slot);
        }
        sums[slot] = sum + impactOf(one) * value;
      }
      left -= worth;
      if (open && touched.length > most && left > 0) {
        const so = sumsOf(sums, touched);
        threshold = so[best(so, most).at(-1)!]!;
      }
    }
    const scores = sumsOf(sums, touched);
    for (const slot of touched) sums[slot] = 0;
    const chosen = best(scores, most);
    return {
      slots: Uint32Array.from(chosen, (i) => touched[i]!),
      scores: Float32Array.from(chosen, (i) => scores[i]!),
    };
  }
}
