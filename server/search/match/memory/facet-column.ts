/** Columns of values that facets count: each value is a small number, so that counting is adding to an array. */
import { Column } from './growing.ts';

/** A value a document. */
export class FacetColumn<V extends string | number> {
  readonly codes = new Column(Uint16Array);
  private readonly values: V[] = [];
  private readonly known = new Map<V, number>();

  put(slot: number, value: V): void {
    let code = this.known.get(value);
    if (code === undefined) {
      code = this.values.length;
      if (code > 65_535) throw new RangeError('A facet has too many values.');
      this.known.set(value, code);
      this.values.push(value);
    }
    this.codes.put(slot, code);
  }

  get(slot: number): V {
    return this.values[this.codes.get(slot)]!;
  }

  /** The code of a value; -1 where no document ever had it. */
  code(value: V): number {
    return this.known.get(value) ?? -1;
  }

  counter(): Counter<V> {
    const counts = new Uint32Array(this.values.length);
    const codes = this.codes.values;
    return {
      add(slots) {
        for (let i = 0; i < slots.length; i++) counts[codes[slots[i]!]!]!++;
      },
      counts: () =>
        this.values.flatMap((value, i) => (counts[i]! > 0 ? [[value, counts[i]!] as [V, number]] : [])),
    };
  }

  get bytes(): number {
    return this.codes.bytes;
  }
}

/** Counts values of many documents at once: a loop a column, not a call a document. */
export interface Counter<V extends string | number = string | number> {
  add(slots: Uint32Array): void;
  counts(): [V, number][];
}

/** Some of a few values a document: the number of a set of them, for there are few sets. */
export class FlagColumn<V extends string> {
  private readonly sets = new Column(Uint32Array);
  /** The values of each set as bits. */
  private readonly masks: number[] = [];
  private readonly known = new Map<number, number>();
  private readonly values: readonly V[];
  /** At most 32 values. */
  constructor(values: readonly V[]) {
    this.values = values;
  }

  put(slot: number, some: readonly string[]): void {
    const mask = this.mask(some);
    let set = this.known.get(mask);
    if (set === undefined) {
      set = this.masks.length;
      this.known.set(mask, set);
      this.masks.push(mask);
    }
    this.sets.put(slot, set);
  }

  /** The bits of some values; what is none of them has no bit. */
  mask(some: readonly string[]): number {
    let mask = 0;
    for (const value of some) {
      const i = this.values.indexOf(value as V);
      if (i >= 0) mask |= 1 << i;
    }
    return mask >>> 0;
  }

  /** Whether a document has any of the values of a mask. */
  hasAny(slot: number, mask: number): boolean {
    return (this.masks[this.sets.get(slot)]! & mask) !== 0;
  }

  counter(): Counter<V> {
    const counts = new Uint32Array(this.masks.length);
    const sets = this.sets.values;
    return {
      add(slots) {
        for (let i = 0; i < slots.length; i++) counts[sets[slots[i]!]!]!++;
      },
      counts: () =>
        this.values.flatMap((value, i) => {
          const n = this.masks.reduce((sum, mask, set) => sum + ((mask >>> i) & 1) * counts[set]!, 0);
          return n > 0 ? [[value, n] as [V, number]] : [];
        }),
    };
  }

  get bytes(): number {
    return this.sets.bytes;
  }
}

/**
 * From counts of values how many are within each bound, in the order of the bounds; a bound that adds nothing is left out.
 */
export function withinBounds(
  counts: readonly (readonly [value: number, n: number])[],
  bounds: readonly number[],
  isWithin: (value: number, bound: number) => boolean,
): [number, number][] {
  let before = 0;
  return bounds.flatMap((bound) => {
    const n = counts.reduce((sum, [value, some]) => sum + (isWithin(value, bound) ? some : 0), 0);
    const entry: [number, number][] = n > before ? [[bound, n]] : [];
    before = n;
    return entry;
  });
}
