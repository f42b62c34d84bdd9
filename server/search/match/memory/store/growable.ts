/**
 * Growing typed arrays, and number lists packed into few of them: one object per list would cost more than its
 * content.
 */
import type { Parts } from './parts.ts';

export type Typed = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** A column: a value a place, 0 where none was put. */
export class Column<T extends Typed> {
  values: T;
  private readonly make: new (
    length: number,
  ) => T;
  constructor(make: new (length: number) => T) {
    this.make = make;
    this.values = new make(1024);
  }
  put(at: number, value: number): void {
    if (at >= this.values.length) this.grow(at + 1);
    this.values[at] = value;
  }
  get(at: number): number {
    return this.values[at] ?? 0;
  }
  get bytes(): number {
    return this.values.byteLength;
  }
  persist(parts: Parts): void {
    this.values = parts.numbers(this.values);
  }
  private grow(least: number): void {
    const larger = new this.make(Math.max(least, Math.ceil(this.values.length * 1.3)));
    larger.set(this.values as never);
    this.values = larger;
  }
}

/** Numbers one behind the other, in runs: what a run is of keeps where it begins and how long it is. */
export class Pool<T extends Typed> {
  private readonly column: Column<T>;
  length = 0;
  constructor(make: new (length: number) => T) {
    this.column = new Column(make);
  }
  push(value: number): void {
    this.column.put(this.length++, value);
  }
  get values(): T {
    return this.column.values;
  }
  get bytes(): number {
    return this.column.bytes;
  }
  persist(parts: Parts): void {
    this.length = parts.json(this.length);
    this.column.persist(parts);
  }
}

/** Entries of one slab, as a power of two: 16 MB. A list that has outgrown it has a slab of its own. */
const SLAB_BITS = 22;
/** As many entries as there are slots of documents (text-index.ts). */
const LONGEST = 1 << 24;
/** Lengths that lists may have room for: each some 1.3 times the one before. */
const ROOMS: number[] = [1, 2, 3];
while (ROOMS.at(-1)! < LONGEST) ROOMS.push(Math.min(LONGEST, Math.ceil(ROOMS.at(-1)! * 1.3)));

/**
 * Ascending lists of 32-bit numbers, which only grow at their ends; a list that has outgrown its room moves to another. Where
 * a list begins is a number of 32 bits too: slab and place in it. Throws RangeError where it could not be said any more.
 */
export class Lists {
  private readonly bits: number;
  private readonly mask: number;
  private readonly mostSlabs: number;
  private slabs: Uint32Array[] = [];
  private readonly start = new Column(Uint32Array);
  private readonly size = new Column(Uint32Array);
  private readonly room = new Column(Uint8Array);
  /** Rooms that lists have left, by their kind; of those with a slab of their own the slab is given back. */
  private free: number[][] = ROOMS.map(() => []);
  /** The slab that is being filled, and how far it is. */
  private filling = -1;
  private used: number;

  constructor(bits = SLAB_BITS, mostSlabs = 2 ** (32 - bits)) {
    this.bits = bits;
    this.mask = (1 << bits) - 1;
    this.mostSlabs = mostSlabs;
    this.used = 1 << bits;
  }

  length(list: number): number {
    return this.size.get(list);
  }

  /** The list as it is now: to be read before anything is added. */
  read(list: number): Uint32Array {
    const n = this.size.get(list);
    if (n === 0) return NONE;
    const at = this.start.get(list);
    const from = at & this.mask;
    return this.slabs[at >>> this.bits]!.subarray(from, from + n);
  }

  add(list: number, value: number): void {
    // columns of all kinds share their methods, which makes those slow: this is done for every posting
    const n = this.size.values[list] ?? 0;
    if (n === 0) {
      this.start.put(list, this.take(0));
      this.size.put(list, 0);
    } else {
      const room = this.room.values[list] ?? 0;
      if (n === ROOMS[room]!) this.move(list, n, room);
    }
    const at = this.start.values[list]!;
    this.slabs[at >>> this.bits]![(at & this.mask) + n] = value;
    this.size.values[list] = n + 1;
  }

  private move(list: number, n: number, room: number): void {
    if (room + 1 >= ROOMS.length)
      throw new RangeError(`No list of the search index holds more than ${LONGEST} documents.`);
    const old = this.read(list);
    const from = this.start.get(list);
    const to = this.take(room + 1);
    this.slabs[to >>> this.bits]!.set(old, to & this.mask);
    this.leave(from, room);
    this.start.put(list, to);
    this.room.put(list, room + 1);
    this.size.put(list, n);
  }

  private hasOwnSlab(room: number): boolean {
    return ROOMS[room]! > this.mask + 1;
  }

  private take(room: number): number {
    if (this.hasOwnSlab(room)) return this.begin(ROOMS[room]!) * 2 ** this.bits;
    const left = this.free[room]!.pop();
    if (left !== undefined) return left;
    const length = ROOMS[room]!;
    if (this.used + length > this.mask + 1) {
      const slab = this.begin(this.mask + 1);
      this.divide();
      this.filling = slab;
      this.used = 0;
    }
    const at = this.filling * 2 ** this.bits + this.used;
    this.used += length;
    return at;
  }

  private leave(at: number, room: number): void {
    if (this.hasOwnSlab(room)) this.slabs[at >>> this.bits] = NONE;
    else this.free[room]!.push(at);
  }

  /** A slab of this length, in the place of one that was given back if there is one; its number. */
  private begin(length: number): number {
    const left = this.slabs.findIndex((slab) => slab.length === 0);
    const number = left < 0 ? this.slabs.length : left;
    if (number >= this.mostSlabs)
      throw new RangeError('The search index holds more words than it can say the places of.');
    this.slabs[number] = new Uint32Array(length);
    return number;
  }

  /** What is left of the slab that was filled becomes rooms for shorter lists. */
  private divide(): void {
    for (let room = ROOMS.length - 1; room >= 0; room--)
      while (this.used + ROOMS[room]! <= this.mask + 1) {
        this.free[room]!.push(this.filling * 2 ** this.bits + this.used);
        this.used += ROOMS[room]!;
      }
  }

  /** Moves all lists into rooms that just hold them: growing leaves rooms that nothing needs any more. */
  compact(): void {
    const old = this.slabs;
    this.slabs = [];
    this.free = ROOMS.map(() => []);
    this.filling = -1;
    this.used = this.mask + 1;
    for (let list = 0; list < this.size.values.length; list++) {
      const n = this.size.get(list);
      if (n === 0) continue;
      const from = this.start.get(list);
      const before = this.room.get(list);
      let room = before;
      while (room > 0 && ROOMS[room - 1]! >= n) room--;
      const to = this.take(room);
      const at = from & this.mask;
      const slab = from >>> this.bits;
      this.slabs[to >>> this.bits]!.set(old[slab]!.subarray(at, at + n), to & this.mask);
      // two of a long one at a time, not two of all
      if (this.hasOwnSlab(before)) old[slab] = NONE;
      this.start.put(list, to);
      this.room.put(list, room);
    }
  }

  persist(parts: Parts): void {
    const count = parts.json(this.slabs.length);
    this.slabs = Array.from({ length: count }, (_, i) => parts.numbers(this.slabs[i] ?? NONE));
    for (const column of [this.start, this.size, this.room]) column.persist(parts);
    this.free = parts.json(this.free);
    [this.filling, this.used] = parts.json([this.filling, this.used] as const);
  }

  get bytes(): number {
    const slabs = this.slabs.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return slabs + this.start.bytes + this.size.bytes + this.room.bytes;
  }
}

const NONE = new Uint32Array(0);
