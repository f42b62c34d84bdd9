/**
 * The format of the index file: parts in a row, each with a head that gives its name, length and checksum. Whatever
 * has state names its parts once, in `persist`, for both writing and reading. Numbers are stored as they are in
 * memory and read into the arrays that go on holding them: there is no second copy.
 */
import fs from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Typed } from './growable.ts';

export interface Parts {
  /** Numbers, with the room that they have to grow. */
  numbers<T extends Typed>(values: T): T;
  /** Anything that JSON knows: no Infinity, no undefined. */
  json<T>(value: T): T;
  /** Many strings: as one JSON they could be longer than a string may be. */
  strings(list: string[]): string[];
}

export interface Persistent {
  persist(parts: Parts): void;
}

const TYPES = [Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array] as const;
const JSON_TYPE = TYPES.length;
const bytesOf = ({ buffer, byteOffset, byteLength }: Typed): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** Type, room, length, checksum of the values and of the head itself: five numbers of 32 bits. */
const HEAD = 5;
const headOf = (type: number, room: number, length: number, checksum: number): Uint32Array => {
  const head = Uint32Array.of(type, room, length, checksum, 0);
  head[HEAD - 1] = crc32(bytesOf(head));
  return head;
};
/** As many bytes are written or read at once: whoever ends the thread does not wait long. */
const STRETCH = 1 << 24;
const STRINGS = 1 << 16;

/** Without the zeros at its end, which are room or say nothing. */
function withoutZeros<T extends Typed>(values: T): T {
  let length = values.length;
  while (length > 0 && values[length - 1] === 0) length--;
  return values.subarray(0, length) as T;
}

export class PartsWriter implements Parts {
  bytes = 0;
  private readonly fd: number;
  constructor(fd: number) {
    this.fd = fd;
  }

  numbers<T extends Typed>(values: T): T {
    const type = TYPES.findIndex((one) => values instanceof one);
    this.part(type, values.length, withoutZeros(values));
    return values;
  }
  json<T>(value: T): T {
    const text = Buffer.from(JSON.stringify(value));
    this.part(JSON_TYPE, text.length, text);
    return value;
  }
  strings(list: string[]): string[] {
    this.json(list.length);
    for (let from = 0; from < list.length; from += STRINGS) this.json(list.slice(from, from + STRINGS));
    return list;
  }

  private part(type: number, room: number, values: Typed): void {
    const bytes = bytesOf(values);
    this.write(bytesOf(headOf(type, room, values.length, crc32(bytes))));
    this.write(bytes);
  }
  private write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; )
      at += fs.writeSync(this.fd, bytes, at, Math.min(STRETCH, bytes.length - at));
    this.bytes += bytes.length;
  }
}

/** Reads what `PartsWriter` has written, in the same order; throws where the file says anything else. */
export class PartsReader implements Parts {
  private at = 0;
  private readonly size: number;
  private readonly fd: number;
  constructor(fd: number) {
    this.fd = fd;
    this.size = fs.fstatSync(fd).size;
  }

  numbers<T extends Typed>(values: T): T {
    const type = TYPES.findIndex((one) => values instanceof one);
    return this.part(type, TYPES[type]!) as T;
  }
  json<T>(_value: T): T {
    const { buffer } = this.part(JSON_TYPE, Uint8Array);
    return JSON.parse(Buffer.from(buffer as ArrayBuffer).toString()) as T;
  }
  strings(_list: string[]): string[] {
    const list: string[] = [];
    for (const length = this.json(0); list.length < length; )
      for (const one of this.json([''])) list.push(one);
    return list;
  }
  /** Throws where anything is left. */
  end(): void {
    if (this.at !== this.size) throw new Error('it is longer than what it holds');
  }

  private part(wanted: number, make: new (length: number) => Typed): Typed {
    const head = new Uint32Array(HEAD);
    this.read(bytesOf(head));
    const [type = 0, room = 0, length = 0, checksum = 0] = head;
    if (headOf(type, room, length, checksum)[HEAD - 1] !== head[HEAD - 1]) throw new Error('it is damaged');
    if (type !== wanted) throw new Error('it holds something else');
    const values = new make(room);
    const bytes = bytesOf(values.subarray(0, length));
    this.read(bytes);
    if (crc32(bytes) !== checksum) throw new Error('it is damaged');
    return values;
  }
  private read(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const read = fs.readSync(this.fd, bytes, at, Math.min(STRETCH, bytes.length - at), null);
      if (read === 0) throw new Error('it ends too early');
      at += read;
      this.at += read;
    }
  }
}
