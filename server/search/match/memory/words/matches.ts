/** Finds documents that hold several words, and the best of them. Results are in the arena. */
import { arena } from './arena.ts';
import { seek, type WordPostings } from './postings.ts';
import { impactOf, slotOf } from './text-index.ts';

/** Slots in ascending order, and what each is worth. */
export interface Matches {
  slots: Uint32Array;
  scores: Float32Array;
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
      let isOver = true;
      for (let way = 0; way < ways.length; way++) {
        const { postings, less } = ways[way]!;
        const place = seek(postings, slot, places[way]!);
        places[way] = place;
        if (place === postings.length) continue;
        isOver = false;
        if (slotOf(postings[place]!) === slot) impact = Math.max(impact, less[impactOf(postings[place]!)]!);
      }
      if (impact === 0 && k < others.length) {
        // what follows cannot hold this word
        if (isOver) break next;
        continue next;
      }
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
    const x = a.slots[i] ?? Number.POSITIVE_INFINITY;
    const y = b.slots[j] ?? Number.POSITIVE_INFINITY;
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
