/** Product parameters by name: which values a list of products has, and how many have each. */
import type { ParameterFilter } from '../../../../../domain/product/parameters.ts';
import { IDENTIFYING_PROPERTIES } from '../../../../../domain/product/variants.ts';
import { asks, type ParameterValue, parameterValues } from '../../../text/measure/parameter-value.ts';
import { dividing, type Stated } from '../../dividing.ts';
import type { Parameter } from '../../engine.ts';
import { Column, Pool } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';
import type { Tally } from './kind-index.ts';

/** What tells a product from others of its kind, or is a filter of its own. */
export const LEFT_OUT = new Set(
  [...IDENTIFYING_PROPERTIES, 'Certification'].map((name) => name.toLowerCase()),
);
/** What goes beyond is not kept: nobody chooses by what hardly anybody else says. */
const MAX_NAMES = 4096;
const MAX_VALUES = 16_384;
const MAX_STATEMENTS = 1 << 18;
const MAX_READ = 10_000;
const NONE: readonly number[] = [];

/** The facet of a name, whatever its case. */
export const parameterFacet = (name: string): `parameter:${string}` => `parameter:${name.toLowerCase()}`;

export class ParameterColumn {
  /** Where the statements of each slot begin; those of a name stand together. */
  private readonly from = new Column(Uint32Array);
  private readonly statements = new Pool(Uint32Array);
  /** By statement, which is one value of one name. */
  private readonly nameOf = new Column(Uint16Array);
  private values: ParameterValue[] = [];
  private readonly known = new Map<string, number>();
  private names: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** By name. */
  private ofName: number[][] = [];
  /** What was read of a name and its values: most say what others have said. Null: the name is left out. */
  private readonly read = new Map<string, Map<string, readonly number[]> | null>();
  private readValues = 0;

  put(slot: number, properties: readonly (readonly [name: string, value: string])[]): void {
    const own = new Set<number>();
    for (const [name, value] of properties)
      for (const statement of this.statementsOf(name, value)) own.add(statement);
    const nameOf = this.nameOf.values;
    for (const one of [...own].sort((a, b) => nameOf[a]! - nameOf[b]!)) this.statements.push(one);
    this.from.put(slot + 1, this.statements.length);
  }

  private statementsOf(name: string, value: string): readonly number[] {
    const read = this.read.get(name);
    if (read === null) return NONE;
    const known = read?.get(value);
    if (known) return known;
    if (++this.readValues > MAX_READ) this.forgetRead();
    if (LEFT_OUT.has(name.toLowerCase())) {
      this.read.set(name, null);
      return NONE;
    }
    const number = this.numberOf(name);
    const statements =
      number < 0
        ? NONE
        : parameterValues(value)
            .map((one) => this.statementOf(number, one))
            .filter((one) => one >= 0);
    const values = this.read.get(name);
    if (values) values.set(value, statements);
    else this.read.set(name, new Map([[value, statements]]));
    return statements;
  }

  private forgetRead(): void {
    this.read.clear();
    this.readValues = 0;
  }

  /** The number of a name; -1 where there are too many. */
  private numberOf(name: string): number {
    const key = name.toLowerCase();
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.names.length;
      if (number >= MAX_NAMES) return -1;
      this.numbers.set(key, number);
      this.names.push(name);
      this.ofName.push([]);
    }
    return number;
  }

  private statementOf(name: number, value: ParameterValue): number {
    const key = keyOf(name, value);
    let number = this.known.get(key);
    if (number === undefined) {
      number = this.values.length;
      const siblings = this.ofName[name]!;
      if (number >= MAX_STATEMENTS || siblings.length >= MAX_VALUES) return -1;
      this.known.set(key, number);
      this.nameOf.put(number, name);
      this.values.push(value);
      siblings.push(number);
    }
    return number;
  }

  /** Whether a document states any of the values. */
  test({ name, values }: ParameterFilter): (slot: number) => boolean {
    const wanted = new Set(values.flatMap((value) => this.fitting(name, value)));
    return (slot) => {
      const to = this.from.get(slot + 1);
      for (let at = this.from.get(slot); at < to; at++)
        if (wanted.has(this.statements.values[at]!)) return true;
      return false;
    };
  }

  private fitting(name: string, value: string): number[] {
    const number = this.numbers.get(name.toLowerCase());
    const fits = asks(value);
    return (number === undefined ? [] : this.ofName[number]!).filter((one) => fits(this.values[one]!));
  }

  tally(filters: readonly ParameterFilter[]): Tally {
    return new ParameterTally(this, filters);
  }

  /** What slots state, by name. */
  stated(lists: Iterable<Uint32Array>): Stated[] {
    const counts = new Uint32Array(this.values.length);
    const products = new Uint32Array(this.names.length);
    const said: number[] = [];
    const from = this.from.values;
    const statements = this.statements.values;
    const nameOf = this.nameOf.values;
    for (const slots of lists)
      for (let i = 0; i < slots.length; i++) {
        let before = -1;
        for (let at = from[slots[i]!]!, to = from[slots[i]! + 1]!; at < to; at++) {
          const statement = statements[at]!;
          if (counts[statement]!++ === 0) said.push(statement);
          const name = nameOf[statement]!;
          if (name !== before) products[name]!++;
          before = name;
        }
      }
    const all = new Map<number, { value: ParameterValue; count: number }[]>();
    for (const statement of said) {
      const value = { value: this.values[statement]!, count: counts[statement]! };
      const known = all.get(nameOf[statement]!);
      if (known) known.push(value);
      else all.set(nameOf[statement]!, [value]);
    }
    return Array.from(all, ([name, values]) => ({
      name: this.names[name]!,
      products: products[name]!,
      values,
    }));
  }

  /** How many of the slots state each of at most 32 values of a name: once each, however many numbers of a range they state. */
  countEach(slots: Iterable<Uint32Array>, { name, values }: Parameter): Parameter {
    const bits = new Uint32Array(this.values.length);
    values.forEach(([value], i) => {
      for (const one of this.fitting(name, String(value))) bits[one]! |= 1 << i;
    });
    const counts = values.map(() => 0);
    const from = this.from.values;
    const statements = this.statements.values;
    for (const list of slots)
      for (const slot of list) {
        let had = 0;
        for (let at = from[slot]!, to = from[slot + 1]!; at < to; at++) had |= bits[statements[at]!]!;
        for (let left = had; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]!++;
      }
    return { name, values: values.map(([value], i) => [value, counts[i]!]) };
  }

  persist(parts: Parts): void {
    for (const part of [this.from, this.statements, this.nameOf]) part.persist(parts);
    this.names = parts.json(this.names);
    this.values = parts.json(this.values);
    this.forgetRead();
    for (const [number, name] of this.names.entries()) this.numbers.set(name.toLowerCase(), number);
    this.ofName = this.names.map(() => []);
    for (const [number, value] of this.values.entries()) {
      const name = this.nameOf.get(number);
      this.known.set(keyOf(name, value), number);
      this.ofName[name]!.push(number);
    }
  }

  get bytes(): number {
    return this.from.bytes + this.statements.bytes + this.nameOf.bytes + this.values.length * 200;
  }
}

const keyOf = (name: number, { text }: ParameterValue): string => `${name} ${text.toLowerCase()}`;

/** Counts what products of a list state, and says which names divide it. */
class ParameterTally implements Tally {
  private readonly column: ParameterColumn;
  private readonly filters: readonly ParameterFilter[];
  private readonly counted: Uint32Array[] = [];
  /** What fails the filter of a name alone, by its facet. */
  private readonly failing = new Map<string, Uint32Array>();

  constructor(column: ParameterColumn, filters: readonly ParameterFilter[]) {
    this.column = column;
    this.filters = filters;
  }

  add(slots: Uint32Array): void {
    this.counted.push(slots);
  }
  addFailing(facet: string, slots: Uint32Array): void {
    this.failing.set(facet, slots);
  }

  chosen(): Parameter[] {
    const key = ({ name }: { name: string }) => parameterFacet(name);
    const asked = new Map(
      this.filters.map((filter) => {
        const lists = this.listsOf(key(filter));
        return [key(filter), this.column.stated(lists).find((one) => key(one) === key(filter))];
      }),
    );
    const stated = this.column.stated(this.counted).filter((one) => !asked.has(key(one)));
    const all = [...stated, ...[...asked.values()].filter((one) => one !== undefined)];
    const total = this.counted.reduce((sum, { length }) => sum + length, 0);
    // of a product that states several values each was counted: those of a range are one
    const several = new Set(
      all
        .filter(({ products, values }) => values.reduce((sum, { count }) => sum + count, 0) > products)
        .map(({ name }) => name),
    );
    return dividing(all, total, this.filters).map((one) =>
      several.has(one.name) ? this.column.countEach(this.listsOf(key(one)), one) : one,
    );
  }

  private listsOf(facet: string): Uint32Array[] {
    const more = this.failing.get(facet);
    return more ? [...this.counted, more] : this.counted;
  }
}
