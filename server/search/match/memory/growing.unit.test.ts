import { expect, test } from 'vitest';
import { Column, Lists } from './growing.ts';

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
