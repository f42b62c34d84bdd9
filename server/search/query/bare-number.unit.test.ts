import { expect, test } from 'vitest';
import { bareNumberOf } from './bare-number.ts';

test.each([
  ['2 forklifts', 2, 'forklifts'],
  ['100 chairs', 100, 'chairs'],
])('"%s" is so many for certain', (typed, quantity, rest) =>
  expect(bareNumberOf(typed)).toMatchObject({ quantity, rest, isCertain: true }),
);

test.each([
  ['500 led bulbs', 500, ['500', 'led']],
  ['5,000 stainless steel water bottles with our logo', 5000, ['5000', 'stainless']],
  ['3 wheel scooters', 3, ['3', 'wheel']],
  ['6204 bearings', 6204, ['6204', 'bearing']],
  ['500 灯泡', 500, ['500', '灯泡']],
])('"%s" is so many unless titles say the number of the thing', (typed, quantity, pair) =>
  expect(bareNumberOf(typed)).toMatchObject({ quantity, pair, isCertain: false }),
);

test.each([
  '3 seater sofa',
  '304 stainless steel',
  '2 ton forklifts',
  '3 in 1 chargers',
  '12 v batteries',
  '500w bulbs',
  '2x4 boards',
  '100',
  'led 500 bulbs',
  '0 chairs',
])('"%s" has no quantity', (typed) => expect(bareNumberOf(typed)).toBeNull());

test('of what is as long as a query may be it is read in linear time', () => {
  for (const piece of ['1', '1 ', '1,000', '1 s '])
    expect(bareNumberOf(piece.repeat(50_000))?.quantity ?? 0).toBeLessThan(1e9);
});
