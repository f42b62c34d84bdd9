import { expect, test } from 'vitest';
import { parameterValues } from '../text/measure/parameter-value.ts';
import { dividing, rangesOf, type Stated } from './dividing.ts';

/** What one name is stated as, by how many products; `products` where some state several values. */
function stated(name: string, counts: Record<string, number>, products?: number): Stated {
  const values = Object.entries(counts).map(([text, count]) => ({ value: parameterValues(text)[0]!, count }));
  return { name, values, products: products ?? values.reduce((sum, { count }) => sum + count, 0) };
}
const names = (all: Stated[], total = 100) => dividing(all, total).map(({ name }) => name);
const valuesOf = (one: Stated, total = 100) => dividing([one], total)[0]?.values;

test('what divides evenly and is stated by most comes first', () => {
  const even = stated('Material', { Steel: 50, Brass: 50 });
  const four = stated('Color', { Red: 25, Blue: 25, Green: 25, White: 25 });
  const rarely = stated('Grade', { A: 20, B: 20 });
  const hardly = stated('Waterproof', { Yes: 95, No: 5 });
  expect(names([even, rarely, hardly, four])).toEqual(['Color', 'Material', 'Grade']);
});

test('what all say alike, each says otherwise or few say divides nothing', () => {
  const each = Object.fromEntries(Array.from({ length: 90 }, (_, i) => [`X-${i}A`, 1]));
  expect(names([stated('Condition', { New: 100 })])).toEqual([]);
  expect(names([stated('Article', each)])).toEqual([]);
  expect(names([stated('Grade', { A: 5, B: 5 })])).toEqual([]);
});

test('a list that is soon read is not divided', () => {
  expect(names([stated('Color', { Red: 1, Blue: 2 })], 3)).toEqual([]);
  expect(names([stated('Color', { Red: 2, Blue: 2 })], 4)).toEqual(['Color']);
});

test('at most six, equal ones in the order of the alphabet', () => {
  const all = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((name) => stated(name, { x: 50, y: 50 }));
  expect(names(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('words the commonest first, few numbers by their size in the unit that most write', () => {
  expect(valuesOf(stated('Thread', { M8: 30, M6: 50, M10: 20 }))).toEqual([
    ['M6', 50],
    ['M8', 30],
    ['M10', 20],
  ]);
  expect(valuesOf(stated('Power', { '5.5 kW': 40, '750 W': 10, '0.75 kW': 20, '15 kW': 30 }))).toEqual([
    ['0.75 kW', 30],
    ['5.5 kW', 40],
    ['15 kW', 30],
  ]);
});

test('many numbers as ranges that share none and leave none out', () => {
  const powers = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((kilowatts) => [`${kilowatts} kW`, 10]),
  );
  expect(valuesOf(stated('Power', powers))).toEqual([
    ['1~2 kW', 20],
    ['3~4 kW', 20],
    ['5~6 kW', 20],
    ['7~8 kW', 20],
    ['9~10 kW', 20],
  ]);
});

test('one number that most have is a range of its own', () => {
  const ranges = rangesOf([1, 2, 3, 4, 5, 6, 7].map((amount) => ({ amount, n: amount === 4 ? 94 : 1 })));
  expect(ranges.find(({ from }) => from === 4)).toEqual({ from: 4, to: 4, n: 94 });
  expect(ranges.reduce((sum, { n }) => sum + n, 0)).toBe(100);
});

test('where numbers are no standard sizes the ends of ranges are round', () => {
  const sorted = Array.from({ length: 200 }, (_, i) => ({ amount: 10.137 + i * 0.4871, n: 1 }));
  const ranges = rangesOf(sorted);
  expect(ranges).toHaveLength(5);
  for (const { from, to, n } of ranges) {
    expect(n).toBe(sorted.filter(({ amount }) => amount >= from && amount <= to).length);
    expect(String(from).length + String(to).length).toBeLessThanOrEqual(10);
  }
  expect(ranges.reduce((sum, { n }) => sum + n, 0)).toBe(200);
});

test('words among numbers: what most are is what they are taken for', () => {
  expect(valuesOf(stated('Size', { '10 mm': 45, '20 mm': 45, Custom: 10 }))).toEqual([
    ['10 mm', 45],
    ['20 mm', 45],
  ]);
  expect(valuesOf(stated('Size', { S: 30, M: 30, '10 mm': 40 }))).toEqual([
    ['10 mm', 40],
    ['M', 30],
    ['S', 30],
  ]);
});

test('a filter that is set stays, with what it asks for, whether or not it divides', () => {
  const all = [stated('Condition', { New: 3 }), stated('Power', { '1 kW': 2, '2 kW': 1, '3 kW': 1 })];
  expect(dividing(all, 3, [{ name: 'power', values: ['~2 kW', '3 kW', '9 kW'] }])).toEqual([
    {
      name: 'Power',
      values: [
        ['~2 kW', 3],
        ['9 kW', 0],
        ['1 kW', 2],
        ['2 kW', 1],
        ['3 kW', 1],
      ],
    },
  ]);
});
