/** Typed arrays that grow, and lists of numbers kept in few of them: objects for each would cost more than they hold. */
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

/** Entries of one slab; no list is longer. */
const SLAB = 1 << 22;
/** Lengths that lists may have room for: each some 1.3 times the one before. */
const ROOMS: number[] = [1, 2, 3];
while (ROOMS.at(-1)! < SLAB) ROOMS.push(Math.min(SLAB, Math.ceil(ROOMS.at(-1)! * 1.3)));

/** Ascending lists of 32-bit numbers, which only grow at their ends; a list that has outgrown its room moves to another. */
export class Lists {
  private slabs: Uint32Array[] = [];
  private readonly start = new Column(Uint32Array);
  private readonly size = new Column(Uint32Array);
  private readonly room = new Column(Uint8Array);
  /** Rooms that lists have left, by their kind. */
  private free: number[][] = ROOMS.map(() => []);
  private used = SLAB;

  length(list: number): number {
    return this.size.get(list);
  }

  /** The list as it is now: to be read before anything is added. */
  read(list: number): Uint32Array {
    const n = this.size.get(list);
    if (n === 0) return NONE;
    const at = this.start.get(list);
    const from = at % SLAB;
    return this.slabs[(at / SLAB) | 0]!.subarray(from, from + n);
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
    this.slabs[(at / SLAB) | 0]![(at % SLAB) + n] = value;
    this.size.values[list] = n + 1;
  }

  private move(list: number, n: number, room: number): void {
    const old = this.read(list);
    const from = this.start.get(list);
    if (room + 1 >= ROOMS.length) throw new RangeError('A list of the index is full.');
    const to = this.take(room + 1);
    this.slabs[(to / SLAB) | 0]!.set(old, to % SLAB);
    this.free[room]!.push(from);
    this.start.put(list, to);
    this.room.put(list, room + 1);
    this.size.put(list, n);
  }

  private take(room: number): number {
    const left = this.free[room]!.pop();
    if (left !== undefined) return left;
    const length = ROOMS[room]!;
    if (this.used + length > SLAB) {
      this.leave();
      this.slabs.push(new Uint32Array(SLAB));
      this.used = 0;
    }
    const at = (this.slabs.length - 1) * SLAB + this.used;
    this.used += length;
    return at;
  }

  /** What is left of the last slab becomes rooms for shorter lists. */
  private leave(): void {
    for (let room = ROOMS.length - 1; room >= 0 && this.used < SLAB; room--)
      while (this.used + ROOMS[room]! <= SLAB) {
        this.free[room]!.push((this.slabs.length - 1) * SLAB + this.used);
        this.used += ROOMS[room]!;
      }
  }

  /** Moves all lists into rooms that just hold them: growing leaves rooms that nothing needs any more. */
  compact(): void {
    const old = this.slabs;
    this.slabs = [];
    this.free = ROOMS.map(() => []);
    this.used = SLAB;
    for (let list = 0; list < this.size.values.length; list++) {
      const n = this.size.get(list);
      if (n === 0) continue;
      const from = this.start.get(list);
      let room = this.room.get(list);
      while (room > 0 && ROOMS[room - 1]! >= n) room--;
      const to = this.take(room);
      const at = from % SLAB;
      this.slabs[(to / SLAB) | 0]!.set(old[(from / SLAB) | 0]!.subarray(at, at + n), to % SLAB);
      this.start.put(list, to);
      this.room.put(list, room);
    }
  }

  persist(parts: Parts): void {
    const count = parts.json(this.slabs.length);
    this.slabs = Array.from({ length: count }, (_, i) => parts.numbers(this.slabs[i] ?? NONE));
    for (const column of [this.start, this.size, this.room]) column.persist(parts);
    this.free = parts.json(this.free);
    this.used = parts.json(this.used);
  }

  get bytes(): number {
    return this.slabs.length * SLAB * 4 + this.start.bytes + this.size.bytes + this.room.bytes;
  }
}

const NONE = new Uint32Array(0);
