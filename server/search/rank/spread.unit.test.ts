import { expect, test } from 'vitest';
import { MAX, spreadOverSuppliers, WINDOW } from './spread.ts';

interface Result {
  id: number;
  supplier: number;
}
const spread = (bands: Result[][]) => spreadOverSuppliers(bands, ({ supplier }) => supplier);
let id = 0;
const of = (supplier: number, n: number): Result[] =>
  Array.from({ length: n }, () => ({ id: ++id, supplier }));
const mostInARow = (results: Result[]) =>
  Math.max(
    ...results.map((_, from) => {
      const counts = new Map<number, number>();
      for (const { supplier } of results.slice(from, from + WINDOW))
        counts.set(supplier, (counts.get(supplier) ?? 0) + 1);
      return Math.max(...counts.values());
    }),
  );

test('no supplier has more than four of twenty while others are as good', () => {
  const band = [...of(1, 30), ...of(2, 30), ...of(3, 30), ...of(4, 30), ...of(5, 30)];
  const spreadOut = spread([band]);
  expect(mostInARow(band)).toBe(WINDOW);
  // at the very end there are too few suppliers left to share twenty places
  expect(mostInARow(spreadOut.slice(0, 140))).toBe(MAX);
  expect(spreadOut.toSorted((a, b) => a.id - b.id)).toEqual(band);
});

test('each supplier keeps the order of its own results', () => {
  const mine = of(1, 8);
  const spreadOut = spread([[...mine, ...of(2, 8), ...of(3, 8)]]);
  expect(spreadOut.filter(({ supplier }) => supplier === 1)).toEqual(mine);
});

test('better results stay in front of others, whoever sells them', () => {
  const [best, worse] = [of(1, 10), of(2, 10)];
  expect(spread([best, worse])).toEqual([...best, ...worse]);
});

test('what stood in a better band counts in the next', () => {
  const [best, mine, other] = [of(1, 4), of(1, 2), of(2, 2)];
  expect(spread([best, [...mine, ...other]])).toEqual([...best, ...other, ...mine]);
});

test('where too few are left to share the places nobody has more than a share', () => {
  const spreadOut = spread([[...of(1, 40), ...of(2, 12), ...of(3, 12)]]);
  const of20 = (supplier: number) =>
    spreadOut.slice(0, WINDOW).filter((one) => one.supplier === supplier).length;
  expect([1, 2, 3].map(of20).sort()).toEqual([6, 7, 7]);
});

test('a thousand of one supplier, or of as many, take no long search', () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({ id: i, supplier: i }));
  expect(spread([many])).toEqual(many);
  expect(spread([of(1, 1000)])).toHaveLength(1000);
});

test('of one supplier alone everything is shown, in its order', () => {
  const alone = of(1, 25);
  expect(spread([alone])).toEqual(alone);
  expect(spread([])).toEqual([]);
});
