/** The best documents that hold any of several words. */
import { arena } from './arena.ts';
import { best, type Matches } from './matches.ts';
import { SEEK_PRICE, seek } from './postings.ts';
import { impactOf, slotOf } from './text-index.ts';

/** Postings, and what an impact among them is worth. */
export interface Valued {
  list: Uint32Array;
  value: number;
}

function sumsOf(sums: Float32Array, slots: readonly number[]): Float32Array {
  const out = arena.float32(slots.length);
  for (let i = 0; i < slots.length; i++) out[i] = sums[slots[i]!]!;
  return out;
}

/**
 * Of the postings of a list that are new the strongest, ascending: at least `most`, and all that are as strong as the
 * weakest of them.
 */
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
