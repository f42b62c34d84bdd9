/** Columns of values that facets count: each value is a small number, so counting is adding to an array. */
import { YEARS } from '../../engine.ts';
import { Column } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';

/** What stands in a list, by its place. */
const numbered = <V>(list: readonly V[]): Map<V, number> => new Map(list.map((value, i) => [value, i]));

/**
 * Documents by what they have in common: columns with a value a group take less than with one a document, and all of them
 * are counted by going through the documents once.
 */
export class Groups {
  /** By slot. */
  readonly codes = new Column(Uint32Array);
  private known = new Map<string, number>();

  /** Puts a document into the group of these values; `fill` puts those of a new one into the columns of the group. */
  put(slot: number, values: readonly unknown[], fill: (group: number) => void): void {
    const key = values.join('\n');
    let group = this.known.get(key);
    if (group === undefined) {
      group = this.known.size;
      fill(group);
      // last: a group whose columns could not be filled is none
      this.known.set(key, group);
    }
    this.codes.put(slot, group);
  }

  get size(): number {
    return this.known.size;
  }

  get bytes(): number {
    return this.codes.bytes + this.known.size * 150;
  }
  persist(parts: Parts): void {
    this.codes.persist(parts);
    this.known = numbered(parts.strings([...this.known.keys()]));
  }
}

/**
 * How many documents of each group one question counts: all columns of the groups share it. Another question has another,
 * for its list of documents may stand where an earlier one stood.
 */
export class GroupCounts {
  private readonly known = new Map<Groups, { slots: Uint32Array; counts: Uint32Array }>();

  /** Adds to the counts of codes those of the documents, whose groups have these codes. */
  add(groups: Groups, slots: Uint32Array, codeOf: Uint16Array, counts: Uint32Array): void {
    if (slots.length < groups.size) {
      const groupOf = groups.codes.values;
      for (let i = 0; i < slots.length; i++) counts[codeOf[groupOf[slots[i]!]!]!]!++;
      return;
    }
    const ofGroups = this.count(groups, slots);
    for (let group = 0; group < ofGroups.length; group++) counts[codeOf[group]!]! += ofGroups[group]!;
  }

  private count(groups: Groups, slots: Uint32Array): Uint32Array {
    const known = this.known.get(groups);
    if (known?.slots === slots) return known.counts;
    const counts = new Uint32Array(groups.size);
    const groupOf = groups.codes.values;
    for (let i = 0; i < slots.length; i++) counts[groupOf[slots[i]!]!]!++;
    this.known.set(groups, { slots, counts });
    return counts;
  }
}

/** A value a document, or a group of documents. */
export class FacetColumn<V extends string | number> {
  /** By slot, or by group. */
  readonly codes = new Column(Uint16Array);
  private values: V[] = [];
  private known = new Map<V, number>();
  private readonly groups: Groups | undefined;
  constructor(groups?: Groups) {
    this.groups = groups;
  }

  put(place: number, value: V): void {
    let code = this.known.get(value);
    if (code === undefined) {
      code = this.values.length;
      if (code > 65_535) throw new RangeError('A facet has too many values.');
      this.known.set(value, code);
      this.values.push(value);
    }
    this.codes.put(place, code);
  }

  get(slot: number): V {
    return this.values[this.codes.get(this.groups ? this.groups.codes.get(slot) : slot)]!;
  }

  /** The code of a value; -1 where no document ever had it. */
  code(value: V): number {
    return this.known.get(value) ?? -1;
  }

  /** Whether a document has one of the values. */
  isOneOf(values: Iterable<V>): (slot: number) => boolean {
    const fits = new Uint8Array(this.values.length);
    for (const value of values) {
      const code = this.code(value);
      if (code >= 0) fits[code] = 1;
    }
    return whether(fits, this.codes.values, this.groups);
  }

  /** Whether the value of a document passes. */
  fits(passes: (value: V) => boolean): (slot: number) => boolean {
    return this.isOneOf(this.values.filter(passes));
  }

  counter(shared = new GroupCounts()): Counter<V> {
    const counts = new Uint32Array(this.values.length);
    return {
      add: adding(shared, counts, this.codes.values, this.groups),
      counts: () =>
        this.values.flatMap((value, i) => (counts[i]! > 0 ? [[value, counts[i]!] as [V, number]] : [])),
    };
  }

  get bytes(): number {
    return this.codes.bytes;
  }
  persist(parts: Parts): void {
    this.codes.persist(parts);
    this.values = parts.json(this.values);
    this.known = numbered(this.values);
  }
}

function whether(fits: Uint8Array, codes: Uint16Array, groups?: Groups): (slot: number) => boolean {
  if (!groups) return (slot) => fits[codes[slot]!] === 1;
  const of = groups.codes.values;
  return (slot) => fits[codes[of[slot]!]!] === 1;
}

function adding(
  shared: GroupCounts,
  counts: Uint32Array,
  codes: Uint16Array,
  groups?: Groups,
): Counter['add'] {
  if (groups) return (slots) => shared.add(groups, slots, codes, counts);
  return (slots) => {
    for (let i = 0; i < slots.length; i++) counts[codes[slots[i]!]!]!++;
  };
}

/** Some of a few values a document, or a group of documents: the number of a set of them, for there are few sets. */
export class FlagColumn<V extends string> {
  /** By slot, or by group. */
  private readonly sets = new Column(Uint16Array);
  /** The values of each set as bits. */
  private masks: number[] = [];
  private known = new Map<number, number>();
  private readonly values: readonly V[];
  private readonly groups: Groups | undefined;
  /** At most 32 values. */
  constructor(values: readonly V[], groups?: Groups) {
    this.values = values;
    this.groups = groups;
  }

  put(place: number, some: readonly string[]): void {
    const mask = this.mask(some);
    let set = this.known.get(mask);
    if (set === undefined) {
      set = this.masks.length;
      if (set > 65_535) throw new RangeError('A facet has too many sets of values.');
      this.known.set(mask, set);
      this.masks.push(mask);
    }
    this.sets.put(place, set);
  }

  /** The bits of some values; what is none of them has no bit. */
  private mask(some: readonly string[]): number {
    let mask = 0;
    for (const value of some) {
      const i = this.values.indexOf(value as V);
      if (i >= 0) mask |= 1 << i;
    }
    return mask >>> 0;
  }

  /** Whether a document has any of the values. */
  hasAny(some: readonly string[]): (slot: number) => boolean {
    const wanted = this.mask(some);
    const fits = Uint8Array.from(this.masks, (mask) => ((mask & wanted) !== 0 ? 1 : 0));
    return whether(fits, this.sets.values, this.groups);
  }

  counter(shared = new GroupCounts()): Counter<V> {
    const counts = new Uint32Array(this.masks.length);
    return {
      add: adding(shared, counts, this.sets.values, this.groups),
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
  persist(parts: Parts): void {
    this.sets.persist(parts);
    this.masks = parts.json(this.masks);
    this.known = numbered(this.masks);
  }
}

/** Counts values of many documents at once: a loop a column, not a call a document. */
export interface Counter<V extends string | number = string | number> {
  add(slots: Uint32Array): void;
  counts(): [V, number][];
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

/** From counts of the years of founding, 0 where none is said: how many are so many YEARS old or more, the fewest years first. */
export function withinYears(founded: readonly (readonly [since: number, n: number])[], now: number) {
  const year = new Date(now).getUTCFullYear();
  const isWithin = (since: number, years: number) => since > 0 && year - since >= years;
  return withinBounds(founded, YEARS.toReversed(), isWithin).reverse();
}
