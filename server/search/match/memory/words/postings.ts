/**
 * Merges posting lists: documents holding a word in any of its variants, or all of several terms. Results are in the
 * arena and last as long as the question.
 */
import { arena } from './arena.ts';
import { impactOf, posting, slotOf } from './text-index.ts';

/** To find a posting takes as long as to read so many one after the other. */
export const SEEK_PRICE = 16;
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
  let i = 0;
  let j = 0;
  let n = 0;
  // in numbers of 0 and 1 instead of branches, which no processor could foretell: five times as quick
  while (i < a.length && j < b.length) {
    const x = a[i]!;
    const y = b[j]!;
    const apart = slotOf(x) - slotOf(y);
    const stepA = (apart - 1) >>> 31;
    const stepB = ~apart >>> 31;
    const isWeaker = (impactOf(x) - impactOf(y)) >>> 31;
    const takeA = -(stepA & ~(stepB & isWeaker));
    out[n++] = (x & takeA) | (y & ~takeA);
    i += stepA;
    j += stepB;
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

/** Postings of what holds all of these terms: as strong as the weakest, times what `weaken` says of the document. */
export function together(lists: readonly Uint32Array[], weaken: (slot: number) => number): Uint32Array {
  const byLength = lists.toSorted((a, b) => a.length - b.length);
  const [first, ...others] = byLength;
  const out = arena.uint32(first!.length);
  const places = others.map(() => 0);
  let n = 0;
  next: for (const one of first!) {
    const slot = slotOf(one);
    let impact = impactOf(one);
    for (let k = 0; k < others.length; k++) {
      const list = others[k]!;
      const place = seek(list, slot, places[k]!);
      places[k] = place;
      if (place >= list.length) break next;
      const other = list[place]!;
      if (slotOf(other) !== slot) continue next;
      impact = Math.min(impact, impactOf(other));
    }
    out[n++] = posting(slot, Math.max(1, Math.round(impact * weaken(slot))));
  }
  return out.subarray(0, n);
}
