import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Column, Lists } from './growable.ts';
import { PartsReader, PartsWriter } from './parts.ts';

test('lists keep what was added in its order, however they grow beside each other, and after they are moved together', () => {
  const lists = new Lists();
  const plain = new Map<number, number[]>();
  let seed = 3;
  for (let i = 0; i < 60_000; i++) {
    seed = (seed * 16_807) % 2_147_483_647;
    // few long ones, many short ones
    const list = seed % 10 === 0 ? seed % 3 : seed % 4000;
    lists.add(list, i);
    const known = plain.get(list) ?? [];
    known.push(i);
    plain.set(list, known);
  }
  const check = () => {
    for (const [list, values] of plain) expect([...lists.read(list)]).toEqual(values);
  };
  check();
  lists.compact();
  check();
  lists.add(1, 99_999);
  expect(lists.read(1).at(-1)).toBe(99_999);
  expect(lists.length(123_456)).toBe(0);
  expect([...lists.read(123_456)]).toEqual([]);
});

test('a column is 0 where nothing was put', () => {
  const column = new Column(Uint16Array);
  column.put(5000, 7);
  expect([column.get(5000), column.get(4999), column.get(9_999_999)]).toEqual([7, 0, 0]);
});

test('a list that has outgrown a slab grows on beside others, is moved together, written and read', () => {
  // slabs of 64 entries
  const lists = new Lists(6);
  const plain = new Map<number, number[]>();
  const add = (to: Lists, list: number, value: number) => {
    to.add(list, value);
    const known = plain.get(list) ?? [];
    known.push(value);
    plain.set(list, known);
  };
  // two long ones, one of just a slab, many short ones, which take what is left between them
  for (let i = 0; i < 1000; i++) {
    add(lists, 0, i);
    if (i < 300) add(lists, 1, i);
    if (i < 64) add(lists, 2, i);
    add(lists, 3 + (i % 400), i);
  }
  const check = (of: Lists) => {
    for (const [list, values] of plain) expect([...of.read(list)]).toEqual(values);
  };
  check(lists);
  const before = lists.bytes;
  lists.compact();
  check(lists);
  expect(lists.bytes).toBeLessThanOrEqual(before);

  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'overseas-b2b-lists-')), 'lists');
  const to = fs.openSync(file, 'w+');
  lists.persist(new PartsWriter(to));
  fs.closeSync(to);
  const from = fs.openSync(file, 'r');
  const read = new Lists(6);
  read.persist(new PartsReader(from));
  fs.closeSync(from);
  fs.rmSync(path.dirname(file), { recursive: true });
  check(read);
  for (let i = 1000; i < 1200; i++) {
    add(read, 0, i);
    add(read, 1, i);
    add(read, 500 + i, i);
  }
  check(read);
});

test('places that 32 bits cannot say are refused with a sentence, and what is known stays', () => {
  const small = new Lists(6, 3);
  let n = 0;
  const fill = () => {
    for (; n < 10_000; n++) small.add(n, n);
  };
  expect(fill).toThrow('The search index holds more words than it can say the places of.');
  expect(n).toBe(3 * 64);
  for (let list = 0; list < n; list++) expect([...small.read(list)]).toEqual([list]);
});
