/**
 * Numbers terms. A term is looked up in place within its document: cutting each one out would cost more than all the
 * rest.
 */
import { randomInt } from 'node:crypto';
import { Column } from '../store/growable.ts';
import type { Parts } from '../store/parts.ts';

const PRIME = 16_777_619;
/** Of this process alone, so that nobody can choose terms that all fall on one place. */
const SEED = randomInt(2 ** 32 - 1);
/** What begins a term, and what takes in each of its characters. */
export const NO_HASH = SEED | 0;
export const hashed = (hash: number, character: number): number => Math.imul(hash ^ character, PRIME);

const hashOf = (term: string): number => {
  let hash = NO_HASH;
  for (let i = 0; i < term.length; i++) hash = hashed(hash, term.charCodeAt(i));
  return hash;
};

/** A longer string cut out of another one keeps all of it in memory. */
const MAX_COPIED = 12;
const cut = (text: string, from: number, to: number): string => {
  const name = text.slice(from, to);
  return name.length > MAX_COPIED ? Buffer.from(name).toString() : name;
};

export class Terms {
  private names: string[] = [];
  private hashes = new Column(Int32Array);
  /** Open addressing: a number and one more, 0 where nothing is. At most half full. */
  private table = new Int32Array(1 << 12);

  get count(): number {
    return this.names.length;
  }
  name(number: number): string {
    return this.names[number]!;
  }

  /** The number of a term; -1 where no document ever had it. */
  find(term: string): number {
    return this.table[this.place(term, 0, term.length, hashOf(term))]! - 1;
  }

  /** The number of a term; a new one where there is none. */
  put(term: string): number {
    return this.numberOf(term, 0, term.length, hashOf(term));
  }

  /** The number of what stands between two places of a text, whose hash is known; a new one where there is none. */
  numberOf(text: string, from: number, to: number, hash: number): number {
    const place = this.place(text, from, to, hash);
    const known = this.table[place]! - 1;
    if (known >= 0) return known;
    const number = this.names.length;
    this.names.push(cut(text, from, to));
    this.hashes.put(number, hash);
    this.table[place] = number + 1;
    if (2 * this.names.length > this.table.length) this.fill(2 * this.table.length);
    return number;
  }

  /** Where a term stands in the table, or would. */
  private place(text: string, from: number, to: number, hash: number): number {
    const mask = this.table.length - 1;
    for (let at = mixed(hash) & mask; ; at = (at + 1) & mask) {
      const number = this.table[at]! - 1;
      if (number < 0) return at;
      if (this.hashes.values[number] !== hash) continue;
      const name = this.names[number]!;
      if (name.length === to - from && text.startsWith(name, from)) return at;
    }
  }

  /** The names alone are kept: another process has other hashes. */
  persist(parts: Parts): void {
    this.names = parts.strings(this.names);
    this.hashes = new Column(Int32Array);
    for (const [number, name] of this.names.entries()) this.hashes.put(number, hashOf(name));
    let length = this.table.length;
    while (length < 2 * this.names.length) length *= 2;
    this.fill(length);
  }

  /** Makes a table of this length, a power of two. */
  private fill(length: number): void {
    const mask = length - 1;
    this.table = new Int32Array(length);
    for (let number = 0; number < this.names.length; number++) {
      let at = mixed(this.hashes.values[number]!) & mask;
      while (this.table[at] !== 0) at = (at + 1) & mask;
      this.table[at] = number + 1;
    }
  }

  /** An estimate of what the names take, and the table. */
  get bytes(): number {
    return this.names.length * 40 + this.table.byteLength + this.hashes.bytes;
  }
}

/** The low bits of a product say little of its high ones. */
const mixed = (hash: number): number => hash ^ (hash >>> 15);
