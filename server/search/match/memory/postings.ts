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

/** To find a posting takes as long as to read so many one after the other. */
const SEEK_PRICE = 16;
const NONE = new Uint32Array(0);

/** Every impact times a weight of at most 1; an impact is at least 1. */
const lessened = (weight: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, impact) => Math.max(1, Math.round(impact * weight)));

const WHOLE = lessened(1);

/** The postings of a word: of each way to say it, with what that is worth. They are put together when it is asked for. */
export class WordPostings {
  readonly ways: readonly { postings: Uint32Array; weight: number; less: Uint8Array }[];
  /** At least as many as there are. */
  readonly size: number;
  private whole: Uint32Array | undefined;

  constructor(ways: readonly { postings: Uint32Array; weight: number }[]) {
    this.ways = ways
      .filter(({ postings }) => postings.length > 0)
      .map((way) => ({ ...way, less: way.weight === 1 ? WHOLE : lessened(way.weight) }))
      // the short ones first: the longest is gone through once
      .sort((a, b) => a.postings.length - b.postings.length);
    this.size = this.ways.reduce((sum, { postings }) => sum + postings.length, 0);
  }

  /** Each slot once, with the strongest impact. */
  get all(): Uint32Array {
    this.whole ??= this.ways.map(weighted).reduce(union, NONE);
    return this.whole;
  }

  /** What is looked into to find so many slots: all in one, or each way to say it where that is less work. */
  within(slots: number): readonly { postings: Uint32Array; less: Uint8Array }[] {
    const { whole, ways, size } = this;
    const isLess = !whole && ways.length > 1 && slots * ways.length * SEEK_PRICE < size;
    return isLess ? ways : [{ postings: this.all, less: WHOLE }];
  }
}

/** The same postings with their impacts lessened. */
function weighted({ postings, less }: { postings: Uint32Array; less: Uint8Array }): Uint32Array {
  if (less === WHOLE) return postings;
  const out = arena.uint32(postings.length);
  for (let i = 0; i < postings.length; i++) out[i] = (postings[i]! & ~255) | less[postings[i]! & 255]!;
  return out;
}

/** Of two lists all postings; where both hold a slot, the stronger one. */
export function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (b.length === 0) return a;
  if (a.length === 0) return b;
  const out = arena.uint32(a.length + b.length);
  let [i, j, n] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const [x, y] = [a[i]!, b[j]!];
    const [p, q] = [slotOf(x), slotOf(y)];
    out[n++] = p < q || (p === q && impactOf(x) >= impactOf(y)) ? x : y;
    if (p <= q) i++;
    if (q <= p) j++;
  }
  out.set(a.subarray(i), n);
  n += a.length - i;
  out.set(b.subarray(j), n);
  return out.subarray(0, n + b.length - j);
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

export interface ValuedWord {
  postings: WordPostings;
  value: number;
}

/**
 * What holds all of the words and is live (1 at its slot), with the sum of the impacts times the value of each word.
 * `optional` words add to the sum where they are held too.
 */
export function allOf(
  needed: readonly ValuedWord[],
  optional: readonly ValuedWord[],
  live: Uint8Array,
): Matches {
  const [rarest, ...others] = needed.toSorted((a, b) => a.postings.size - b.postings.size);
  const { value } = rarest!;
  const first = rarest!.postings.all;
  const slots = arena.uint32(first.length);
  const scores = arena.float32(first.length);
  const words = [...others, ...optional].map(({ postings, value: worth }) => {
    const ways = postings.within(first.length);
    return { ways, places: new Uint32Array(ways.length), worth };
  });
  let n = 0;
  next: for (let i = 0; i < first.length; i++) {
    const slot = slotOf(first[i]!);
    if (live[slot] !== 1) continue;
    let score = impactOf(first[i]!) * value;
    for (let k = 0; k < words.length; k++) {
      const { ways, places, worth } = words[k]!;
      let impact = 0;
      for (let way = 0; way < ways.length; way++) {
        const { postings, less } = ways[way]!;
        const place = seek(postings, slot, places[way]!);
        places[way] = place;
        if (place < postings.length && slotOf(postings[place]!) === slot)
          impact = Math.max(impact, less[postings[place]! & 255]!);
      }
      if (impact === 0 && k < others.length) continue next;
      score += impact * worth;
    }
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
  // the last first: of a common word many are equal, and none of those that come then takes the place of another
  for (let i = scores.length - 1; i >= 0; i--) {
    if (n < heap.length) {
      heap[n++] = i;
      if (n === heap.length) for (let k = (n >> 1) - 1; k >= 0; k--) sink(k, n);
    } else if (n > 0 && scores[i]! > scores[heap[0]!]!) {
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

/** Of the postings of a list that are new the strongest, ascending: at least `most`, and all that are as strong as the weakest of them. */
function strongestNew(list: Uint32Array, most: number, isNew: (slot: number) => boolean): number[] {
  const counts = new Uint32Array(256);
  for (let i = 0; i < list.length; i++) counts[list[i]! & 255]!++;
  for (let wanted = 2 * most; ; wanted *= 8) {
    let least = 255;
    for (let n = counts[least]!; n < wanted && least > 0; ) n += counts[--least]!;
    const strongest: number[] = [];
    for (const one of list) if (impactOf(one) >= least && isNew(slotOf(one))) strongest.push(one);
    if (strongest.length >= most || least === 0) return strongest;
  }
}

/** Sums of impacts by slot, kept from one question to the next: as long as the index has slots, and all 0 between. */
export class Sums {
  private values = new Float32Array(0);

  /**
   * The `most` best of what holds any of the lists and passes, with their sums. Of a list that can lift nothing new among
   * the best any more only what others hold too is read, and of the last one its strongest: the result is the same.
   */
  best(lists: readonly Valued[], slots: number, most: number, passes: (slot: number) => boolean): Matches {
    if (this.values.length < slots) this.values = new Float32Array(Math.ceil(slots * 1.3));
    const sums = this.values;
    const touched: number[] = [];
    const dearest = lists.toSorted((a, b) => b.value - a.value);
    let left = dearest.reduce((sum, { value }) => sum + 255 * value, 0);
    let threshold = 0;
    for (const [i, { list, value }] of dearest.entries()) {
      const isOpen = left >= threshold;
      const isLast = i + 1 === dearest.length;
      const begin = (slot: number, impact: number) => {
        touched.push(slot);
        sums[slot] = impact * value;
      };
      const fresh =
        isOpen && isLast ? strongestNew(list, most, (slot) => sums[slot] === 0 && passes(slot)) : [];
      if (isOpen && !isLast) {
        for (const one of list) {
          const slot = slotOf(one);
          if (sums[slot] !== 0) sums[slot]! += impactOf(one) * value;
          else if (passes(slot)) begin(slot, impactOf(one));
        }
      } else this.add(list, value, touched);
      for (const one of fresh) begin(slotOf(one), impactOf(one));
      left -= 255 * value;
      if (isOpen && !isLast && touched.length > most) {
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

  /** Adds a list to the sums that have begun. */
  private add(list: Uint32Array, value: number, touched: number[]): void {
    const sums = this.values;
    if (touched.length * SEEK_PRICE > list.length) {
      for (const one of list) {
        const slot = slotOf(one);
        if (sums[slot] !== 0) sums[slot]! += impactOf(one) * value;
      }
      return;
    }
    let place = 0;
    for (const slot of Uint32Array.from(touched).sort()) {
      place = seek(list, slot, place);
      if (place >= list.length) return;
      if (slotOf(list[place]!) === slot) sums[slot]! += impactOf(list[place]!) * value;
    }
  }
}
