/** Test files run the longest first, and those of like length in an order that is drawn. */
import { expect, test } from 'vitest';
import { inOrder } from './file-order.ts';
import { isLong } from './time/times.ts';

const named = (files: { path: string }[]) => files.map(({ path }) => path);
const paths = Array.from({ length: 40 }, (_, i) => `/tests/of-${i}.test.ts`);

test('the longest run stands first, and what is alike within a power of two in a drawn order', () => {
  const files = paths.map((path, i) => ({ path, bytes: 1000 - i, ms: i < 2 ? 9000 * (i + 1) : 1100 + i }));
  const orders = [1, 2, 3].map((seed) => named(inOrder(files, seed)));
  for (const order of orders) {
    expect(order.slice(0, 2)).toEqual([paths[1], paths[0]]);
    expect(order.toSorted()).toEqual(paths.toSorted());
  }
  expect(new Set(orders.map(String)).size).toBe(3);
  // the same seed is the same order, of some of them too, and in whatever order they are named
  expect(named(inOrder(files.toReversed(), 1))).toEqual(orders[0]);
  const some = files.filter((_, i) => i % 3 === 0);
  expect(named(inOrder(some, 1))).toEqual(
    orders[0]!.filter((path) => some.some((file) => file.path === path)),
  );
});

test('where no run is remembered the size says how long, but of those that are known to be far longer', () => {
  const files = [
    { path: '/tests/small.test.ts', bytes: 100 },
    { path: '/tests/large.test.ts', bytes: 9000 },
    { path: '/tests/crawler.test.ts', bytes: 200 },
    { path: '/tests/encodings.test.ts', bytes: 100 },
  ];
  const bySize = ['/tests/encodings.test.ts', '/tests/crawler.test.ts', '/tests/large.test.ts'];
  expect(named(inOrder(files, 1))).toEqual([...bySize, '/tests/small.test.ts']);
  // beside a run that is remembered, in its measure: 100 ms for 100 bytes
  const remembered = [...files, { path: '/tests/seen.test.ts', bytes: 1000, ms: 1000 }];
  expect(named(inOrder(remembered, 1))).toEqual([...bySize, '/tests/seen.test.ts', '/tests/small.test.ts']);
});

test.each([
  [60_001, 4, 2, true],
  [60_000, 0, 2, false],
  [90_000, 4.1, 2, false],
  [90_000, 4.1, 4, true],
])('a test of %i ms at a load of %d on %i processors is long: %s', (ms, load, processors, long) => {
  expect(isLong(ms, load, processors)).toBe(long);
});
