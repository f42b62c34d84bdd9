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

/** Some of a few values a document, as bits. */
export class FlagColumn<V extends string> {
  private readonly bits = new Column(Uint32Array);
  private readonly values: readonly V[];
  /** At most 32 values. */
  constructor(values: readonly V[]) {
    this.values = values;
  }

  put(slot: number, some: readonly string[]): void {
    this.bits.put(slot, this.mask(some));
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
    return (this.bits.get(slot) & mask) !== 0;
  }

  counter(): Counter<V> {
    const bits = this.bits.values;
    // how often each byte of the bits has each of its values: a step a byte, however many bits are set
    const bytes = Array.from({ length: Math.ceil(this.values.length / 8) }, () => new Uint32Array(256));
    return {
      add(slots) {
        bytes.forEach((counts, byte) => {
          const shift = 8 * byte;
          for (let i = 0; i < slots.length; i++) counts[(bits[slots[i]!]! >>> shift) & 255]!++;
        });
      },
      counts: () =>
        this.values.flatMap((value, i) => {
          const counts = bytes[i >> 3]!;
          let n = 0;
          for (let all = 0; all < 256; all++) if ((all >> (i & 7)) & 1) n += counts[all]!;
          return n > 0 ? [[value, n] as [V, number]] : [];
        }),
    };
  }

  get bytes(): number {
    return this.bits.bytes;
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
